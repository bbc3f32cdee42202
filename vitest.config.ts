import {defineConfig, mergeConfig} from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Generous limits for a busy machine. */
const timeouts = {testTimeout: 60_000, hookTimeout: 120_000, expect: {poll: {timeout: 20_000}}}

/** Tests that listen on a port, start a process or build something; all others are unit tests. */
const integrationTests = '{tests,*/src}/**/*.integration.test.{ts,tsx}'

/** The functions' settings are read once for each process, and their tests set different ones. */
const functionTests = 'tests/functions/**/*.integration.test.ts'

const soakTests = 'tests/**/*.soak.test.ts'

/** Long tests run only if the command names them: `vitest run tests/content` would otherwise start the checks of a whole new site. */
const asksForSoak = process.argv.some((argument) => argument.includes('soak'))

/** Extends the site's build configuration. */
export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        root: import.meta.dirname,
        // The default leaves one core idle.
        maxWorkers: '100%',
        globalSetup: 'tests/setup/temporary-folders.ts',
        projects: [
          {
            extends: true,
            test: {
              name: 'unit',
              environment: 'node',
              // Files share modules, which takes half the time.
              pool: 'threads',
              isolate: false,
              ...timeouts,
              include: ['{tests,*/src}/**/*.test.ts'],
              exclude: ['**/node_modules/**', integrationTests, soakTests],
              setupFiles: ['tests/setup/console.ts'],
              // It imports JSON without attributes.
              server: {deps: {inline: [/@actions\/workflow-parser/]}},
            },
          },
          {
            extends: true,
            test: {
              name: 'unit-dom',
              environment: 'jsdom',
              // One jsdom per worker instead of one per file.
              pool: 'vmThreads',
              // Adds each style of the Studio as a rule. As text, jsdom parses all again for each: a form took 12 seconds instead of one.
              env: {SC_DISABLE_SPEEDY: 'false'},
              ...timeouts,
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
              // Loading the lake or the site for each file would take as long as its tests.
              isolate: false,
              ...timeouts,
              include: [integrationTests],
              exclude: ['**/node_modules/**', functionTests],
              setupFiles: ['tests/setup/console.ts', 'tests/setup/environment.ts'],
            },
          },
          {
            extends: true,
            test: {
              name: 'functions',
              environment: 'node',
              ...timeouts,
              include: [functionTests],
              setupFiles: ['tests/setup/console.ts'],
            },
          },
          ...(asksForSoak
            ? [
                {
                  extends: true as const,
                  test: {name: 'soak', environment: 'node' as const, ...timeouts, include: [soakTests]},
                },
              ]
            : []),
        ],
      },
    }),
  ),
)
