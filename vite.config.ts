import {createRequire} from 'node:module'
import {join} from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import {parseEnv} from '@upline/web/config/parse-env.ts'
import react from '@vitejs/plugin-react'
import {defineConfig, loadEnv} from 'vite'

/** Bundles the code of every page into two files instead of forty: libraries, and the site. */
const sharedCode = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router(?:-dom)?|@tanstack\/[\w-]+)\//,
    priority: 1,
  },
  // Includes its imports.
  {name: 'site', test: /web\/src\/app\/entry-browser\.tsx$/},
]

/**
 * What no visit waits for. Vite would list all that these import in the code of every page, to request it at once; so the browser
 * requests it one step later.
 */
const unhurried =
  /\/(?:after-hydration|browser-inquiries|consent-banner|dist|fetch-\w+|firebase-\w+|live-updates|preview|search-dialog|start-[\w-]+)-[\w-]{8}\.js$/

/** The environment of tests. */
const testEnv = {
  VITE_SITE_URL: 'https://site.example',
  VITE_SANITY_PROJECT_ID: 'test',
  VITE_SANITY_DATASET: 'test',
}

/** Configures the site's development server and its two builds, for the browser and the prerenderer. */
export default defineConfig(({command, mode, isSsrBuild}) => ({
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
    // `npm run stack` reads the maps of the browser build; they are not deployed.
    sourcemap: isSsrBuild ? true : 'hidden',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies) => (unhurried.test(file) ? [] : dependencies),
    },
    target: 'baseline-widely-available',
    rolldownOptions: {
      ...(isSsrBuild ? {} : {input: join(import.meta.dirname, 'web/src/app/entry-browser.tsx')}),
      output: {codeSplitting: {groups: sharedCode}},
    },
  },
  // The prerenderer's bundle has no imports, so it runs in any folder.
  ssr: isSsrBuild ? {noExternal: true} : {},
  server: {host: 'localhost', strictPort: true},
}))

/** Throws an error that names every missing or invalid value. */
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
