import {createRequire} from 'node:module'
import {join} from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import {loadEnv} from 'vite'
import {defineConfig, type ViteUserConfig} from 'vitest/config'
import {parseEnv} from './web/src/config/parse-env.ts'

/** What every page needs, in two files instead of forty: what changes with a library's release, and what changes with the site. */
const sharedCode = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router(?:-dom)?|@tanstack\/[\w-]+)\//,
    priority: 1,
  },
  // With all that it imports.
  {name: 'site', test: /web\/index\.html$/},
]

/**
 * What no visit waits for. Vite would list all that these import in the code of every page, to request it at once; so the browser
 * requests it one step later.
 */
const unhurried =
  /\/(?:after-hydration|browser-inquiries|consent-banner|dist|fetch-\w+|firebase-\w+|live-updates|preview|search-dialog|start-[\w-]+)-[\w-]{8}\.js$/

/** The environment of tests; nothing answers at these names. */
const testEnv = {
  VITE_SITE_URL: 'https://site.example',
  VITE_SANITY_PROJECT_ID: 'test',
  VITE_SANITY_DATASET: 'test',
}

/** Stylesheets are empty in tests, but for the one whose text is read. */
const readStylesheets = {include: /tokens\.css/}

/** For a busy machine: a test that hangs still ends. */
const timeouts = {testTimeout: 60_000, hookTimeout: 120_000, expect: {poll: {timeout: 20_000}}}

/** Tests that listen on a port, start a process or build something; all others are unit tests. */
const integrationTests = '{tests,web/src}/**/*.integration.test.{ts,tsx}'

const soakTests = 'tests/soak/*.soak.test.ts'

/** One configuration for the site's dev server, its two builds (browser, prerender) and the tests. */
export default defineConfig(
  async ({command, mode, isSsrBuild}): Promise<ViteUserConfig> => ({
    root: 'web',
    define: {__ENV__: JSON.stringify(environment(command, mode))},
    plugins: [react(), tailwindcss()],
    clearScreen: false,
    resolve: {
      alias:
        command === 'build' && !isSsrBuild ? [{find: /^react-router$/, replacement: productionRouter()}] : [],
    },
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, dependencies) => (unhurried.test(file) ? [] : dependencies),
      },
      target: 'baseline-widely-available',
      rolldownOptions: {
        // The second is inlined into each page by the prerenderer.
        ...(isSsrBuild ? {} : {input: ['web/index.html', 'web/src/app/load-modules.ts']}),
        output: {codeSplitting: {groups: sharedCode}},
      },
    },
    // The prerenderer's bundle is complete: it runs from wherever it was built to.
    ssr: isSsrBuild ? {noExternal: true} : {},
    server: {host: 'localhost', strictPort: true},
    test: {
      root: import.meta.dirname,
      // The default leaves one core idle: of two, half the time.
      maxWorkers: '100%',
      // It imports Vitest, which builds do without.
      ...(mode === 'test' && {
        sequence: {sequencer: (await import('./tests/setup/longest-first.ts')).LongestFirst},
      }),
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
            include: ['{tests,web/src}/**/*.test.ts'],
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
            include: ['{tests,web/src}/**/*.test.tsx'],
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
)

/** Throws an error that names every missing or bad value. */
function environment(command: 'build' | 'serve', mode: string) {
  if (mode === 'test') return parseEnv(testEnv)
  return parseEnv({...loadEnv(mode, import.meta.dirname), DEV: command === 'serve'})
}

/**
 * React Router's package exports its development build only, so that visitors would load its warnings, too; the build for production is
 * beside it: https://github.com/remix-run/react-router/issues/14102.
 */
function productionRouter(): string {
  const routerDom = createRequire(join(import.meta.dirname, 'web/package.json')).resolve('react-router-dom')
  const development = createRequire(routerDom).resolve('react-router')
  return development.replace(/development\/index\.\w+$/, 'production/index.mjs')
}
