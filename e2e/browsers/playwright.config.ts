import {defineConfig} from '@playwright/test'

/**
 * The main journeys in Firefox and WebKit (`npm run e2e:browsers`). Playwright only runs the tests: it drives browsers that it has patched
 * itself, and these are Debian's.
 */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../test-results/browsers',
  globalSetup: '../support/start-product.ts',
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  timeout: 90_000,
  expect: {timeout: 20_000},
  projects: [{name: 'firefox'}, {name: 'webkit'}],
})
