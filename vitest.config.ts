import {defineConfig, mergeConfig} from 'vitest/config'
import {LongestFirst} from './tests/setup/longest-first.ts'
import viteConfig from './vite.config.ts'

/** Stylesheets are empty in tests, but for the one whose text is read. */
const readStylesheets = {include: /tokens\.css/}

/** For a busy machine: a test that hangs still ends. */
const timeouts = {testTimeout: 60_000, hookTimeout: 120_000, expect: {poll: {timeout: 20_000}}}

/** Tests that listen on a port, start a process or build something; all others are unit tests. */
const integrationTests = '{tests,*/src}/**/*.integration.test.{ts,tsx}'

const soakTests = 'tests/**/*.soak.test.ts'

/** The tests are built as the site is. */
export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        root: import.meta.dirname,
        // The default leaves one core idle: of two, half the time.
        maxWorkers: '100%',
        sequence: {sequencer: LongestFirst},
        projects: [
          {
            extends: true,
            test: {
              name: 'unit',
              environment: 'node',
              // They share modules, which takes half the time; what needs mocks of modules renders, and is below.
              pool: 'threads',
              isolate: false,
              ...timeouts,
              include: ['{tests,*/src}/**/*.test.ts'],
              exclude: ['**/node_modules/**', integrationTests, soakTests],
              setupFiles: ['tests/setup/console.ts'],
              // It imports JSON as bundlers read it.
              server: {deps: {inline: [/@actions\/workflow-parser/]}},
            },
          },
          {
            extends: true,
            test: {
              name: 'unit-dom',
              environment: 'jsdom',
              // One jsdom for a worker instead of one for a file.
              pool: 'vmThreads',
              ...timeouts,
              css: readStylesheets,
              include: ['{tests,*/src}/**/*.test.tsx'],
              exclude: ['**/node_modules/**', integrationTests],
              setupFiles: ['tests/setup/console.ts', 'tests/setup/dom.ts'],
            },
          },
          {
            extends: true,
            test: {
              name: 'integration',
              environment: 'node',
              // As above: to load the lake or the site anew for each file took as long as its tests.
              isolate: false,
              css: readStylesheets,
              ...timeouts,
              include: [integrationTests],
              setupFiles: ['tests/setup/console.ts', 'tests/setup/environment.ts'],
            },
          },
          {
            extends: true,
            // Long: `npm run soak` alone runs them.
            test: {name: 'soak', environment: 'node', ...timeouts, include: [soakTests]},
          },
        ],
      },
    }),
  ),
)
