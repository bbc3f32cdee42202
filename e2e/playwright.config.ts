import {defineConfig, devices} from '@playwright/test'
import {findChromium} from '../scripts/checks/chromium.ts'

const isRoot = process.getuid?.() === 0

/**
 * The journeys of the three people, against the product as `npm start` brings it up (support/start-product.ts).
 * Every spec runs at desktop size; one that is tagged `@mobile` runs on a phone as well.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: 'browsers/**',
  outputDir: 'test-results',
  globalSetup: './support/start-product.ts',
  // One product for all: a journey that changes content changes what no other looks at.
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  timeout: 60_000,
  expect: {timeout: 15_000},
  use: {
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: {mode: 'retain-on-failure', screenshots: false, sources: false},
    launchOptions: {
      executablePath: findChromium(process.env),
      // Chromium's sandbox refuses to run as root.
      chromiumSandbox: !isRoot,
      // The browser's own calls home would be console noise on a machine without a network.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {name: 'desktop', use: {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}}},
    {name: 'mobile', grep: /@mobile/, use: {...devices['Pixel 7'], viewport: {width: 390, height: 844}}},
  ],
})
