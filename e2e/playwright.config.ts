import {defineConfig, devices} from '@playwright/test'
import {findJourneyBrowser} from '@upline/scripts/checks/chromium.ts'

const desktop = {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}}

/**
 * The journeys of the three people, against the product as `npm start` brings it up (support/start-product.ts).
 * Every spec runs at desktop size; one that is tagged `@mobile` runs on a phone as well.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: 'browsers/**',
  outputDir: 'test-results',
  globalSetup: './support/start-product.ts',
  // They share one product: a journey that changes content changes what no other reads. Three for two cores, as each waits at times.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  // One journey in a few hundred meets a busy machine. It is named as flaky; two failures are a failure.
  retries: 1,
  // Generous, for a busy machine: they cost nothing while tests pass.
  timeout: 120_000,
  expect: {timeout: 30_000},
  use: {
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Each animation is rendered by the processor; axe must not measure contrast in the middle of a fade.
    contextOptions: {reducedMotion: 'reduce'},
    // A trace of every journey takes a third of the time: ask for one with `npm run e2e -- --trace on <file>`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findJourneyBrowser(process.env),
      args: [
        // Without a network, the browser's own requests would fail in the console.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Whatever the machine can reach, a journey can reach this machine alone.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  // The longest that one worker does alone comes first: last, the others would wait for it.
  projects: [
    {name: 'hosted', testMatch: 'hosted/*.spec.ts', use: desktop},
    {name: 'desktop', testIgnore: ['browsers/**', 'hosted/**'], use: desktop},
    {name: 'mobile', grep: /@mobile/, use: {...devices['Pixel 7'], viewport: {width: 390, height: 844}}},
  ],
})
