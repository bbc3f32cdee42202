import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type {Plugin} from 'vite'
import {defineConfig} from 'vitest/config'
import {parseEnv} from './web/src/config/parse-env.ts'

/**
 * Code that nearly every page needs, in three files instead of forty: what a page starts with, what changes with a release
 * of a library, and what changes with the site, its most frequent sections included: together they are a fifth smaller.
 * The other sections, the form and Firebase stay apart.
 */
const sharedCode = [
  {
    name: 'first',
    test: /vite\/preload-helper|web\/src\/(?:app\/(?:missing-code|page-state)|lib\/when-idle|pages\/fetch-json)\.ts$/,
    priority: 2,
  },
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router(?:-dom)?|@tanstack\/[\w-]+)\//,
    priority: 1,
  },
  {
    name: 'site',
    test: /web\/src\/app\/start-site\.tsx$/,
  },
]

/**
 * The router names its components for developers' tools by assignments that keep every one of them in the build, also
 * those of data routers and servers: 5 KiB of code that is never run. Unnamed, what is not imported falls away.
 */
const dropUnusedRouter: Plugin = {
  name: 'drop-unused-router',
  apply: 'build',
  transform(code, id) {
    if (!/node_modules\/react-router\/dist\//.test(id)) return undefined
    return code
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
  },
}

/**
 * React throws five errors to itself and knows them by identity. Each notes its stack when it is made, while React is evaluated: under
 * developers' tools (and so in Lighthouse) the browser then parses all of it once more, 15 to 50 ms. Made like this, they have none.
 */
const quickSentinels: Plugin = {
  name: 'quick-sentinels',
  apply: 'build',
  transform(code, id) {
    if (!/react-dom-client\.production\.js$/.test(id)) return undefined
    return code.replace(
      /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
      '$1 = Object.create(Error.prototype, {message: {value: $2}})',
    )
  },
}

/** Settings are read and checked while the site is built: a browser gets their values, not the code that checks them. */
const settingsAtBuild: Plugin = {
  name: 'settings-at-build',
  apply: 'build',
  configResolved(config) {
    settings = config.env
  },
  load(id) {
    return id.endsWith('/web/src/config/env.ts')
      ? `export const env = ${JSON.stringify(parseEnv(settings))}`
      : undefined
  },
}
let settings: Readonly<Record<string, unknown>> = {}

/** What web/src/config/env.ts asks for; nothing answers at these names. */
const testEnv = {
  VITE_SITE_URL: 'https://site.example',
  VITE_SANITY_PROJECT_ID: 'test',
  VITE_SANITY_DATASET: 'test',
}

/** Stylesheets are empty in tests, but for the one whose text is read. */
const readStylesheets = {include: /tokens\.css/}

/** For a busy machine: a test that hangs still ends. */
const patience = {testTimeout: 60_000, hookTimeout: 120_000}

/** Tests that listen on a port, start a process or build something; all others are unit tests. */
const integrationTests = 'tests/**/*.integration.test.{ts,tsx}'

/** One configuration for the site's dev server, its two builds (browser, prerender) and the tests. */
export default defineConfig(({isSsrBuild}) => ({
  root: 'web',
  envDir: import.meta.dirname,
  plugins: [react(), tailwindcss(), dropUnusedRouter, quickSentinels, settingsAtBuild],
  clearScreen: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
    target: 'baseline-widely-available',
    rolldownOptions: {
      // The second is put into each page by the prerenderer.
      ...(isSsrBuild ? {} : {input: ['web/index.html', 'web/src/app/at-once.ts']}),
      output: {codeSplitting: {groups: sharedCode}},
    },
  },
  // The prerenderer's bundle is complete: it runs from wherever it was built to.
  ssr: isSsrBuild ? {noExternal: true} : {},
  server: {host: 'localhost', strictPort: true},
  test: {
    root: import.meta.dirname,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // They share modules, which takes half the time; what needs mocks of modules renders, and is below.
          pool: 'threads',
          isolate: false,
          ...patience,
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', integrationTests],
          setupFiles: ['tests/setup/console.ts'],
          env: testEnv,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          // One jsdom for a worker instead of one for a file.
          pool: 'vmThreads',
          ...patience,
          css: readStylesheets,
          include: ['tests/**/*.test.tsx'],
          exclude: ['**/node_modules/**', integrationTests],
          setupFiles: ['tests/setup/console.ts', 'tests/setup/dom.ts'],
          env: testEnv,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          css: readStylesheets,
          ...patience,
          include: [integrationTests],
          setupFiles: ['tests/setup/console.ts'],
          env: testEnv,
        },
      },
    ],
  },
}))
