import {defineConfig, devices} from '@playwright/test'
import {findJourneyBrowser} from '@upline/scripts/checks/chromium.ts'

const desktop = {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}}

/**
 * Runs the journeys against the product that `npm start` runs (support/start-product.ts). Every spec runs at desktop size, those with the tag
 * `@mobile` on a phone, too. `npm test` leaves out the long ones with the tag `@soak`.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: 'browsers/**',
  outputDir: 'test-results',
  globalSetup: './support/start-product.ts',
  // All share one product, so a journey only changes content that no other reads. Three for two cores, because each sometimes waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  // A journey that fails once on a busy machine is reported as flaky.
  retries: 1,
  // Generous limits for a busy machine.
  timeout: 120_000,
  expect: {timeout: 30_000},
  use: {
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Axe must not measure contrast during a fade.
    contextOptions: {reducedMotion: 'reduce'},
    // Traces of all journeys would take a third of the time: `npm test -- <file> --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findJourneyBrowser(process.env),
      args: [
        // Without a network these requests would fail in the console.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Journeys reach this machine only.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  // The longest file comes first, so that no worker waits for it at the end.
  projects: [
    {name: 'hosted', testMatch: 'hosted/*.spec.ts', use: desktop},
    {name: 'desktop', testIgnore: ['browsers/**', 'hosted/**'], use: desktop},
    {name: 'mobile', grep: /@mobile/, use: {...devices['Pixel 7'], viewport: {width: 390, height: 844}}},
  ],
})
