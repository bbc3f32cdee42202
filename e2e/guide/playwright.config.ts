import {defineConfig} from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Takes the pictures in docs/guides/edit-content.md (`npm run guide`). */
export default defineConfig({
  ...journeys,
  testMatch: 'pictures.ts',
  testIgnore: [],
  outputDir: '../test-results/guide',
  globalSetup: '../support/start-product.ts',
  projects: [{name: 'guide'}],
  timeout: 600_000,
  retries: 0,
})
