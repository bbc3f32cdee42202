import {join} from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import {parseEnv} from '@upline/web/lib/parse-env.ts'
import react from '@vitejs/plugin-react'
import {defineConfig, loadEnv} from 'vite'

/**
 * Groups the browser's code into files, so that a page loads at most four, with the bundler's own, and a rare page five: the
 * libraries, which change only with a release; the code that every page needs; all other code, without that of rare pages; and that. Each file also has the imports of its modules, unless an earlier file has them.
 */
const codeGroups = [
  {
    name: 'framework',
    // Not the runtime of React's compiler, which only the code of the preview needs.
    test: /node_modules\/(?:react|react-dom|scheduler|react-router(?:-dom)?|@tanstack\/[\w-]+)\/(?!.*compiler-runtime)/,
  },
  {name: 'entry-browser', test: /site\/entry-browser\.tsx$/},
  {name: 'more', test: /page\/more-code\.ts$/},
  {name: 'rare', test: /page\/rare-code\.ts$/},
]

/** Words of names that lists of content blockers forbid. A blocked chunk would fail for each of their users. */
const isListed = /analytics|track|consent|banner|error-log|firebase|sink/

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
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // `npm run stack` reads the maps of the browser build; they are not deployed.
    sourcemap: isSsrBuild ? true : 'hidden',
    // Chunks import almost only chunks that every page loads anyway, so the helper that preloads imports would cost more than it saves.
    modulePreload: false,
    target: 'baseline-widely-available',
    // The prerenderer's bundle too: pages contain a script of it.
    minify: true,
    rolldownOptions: {
      ...(isSsrBuild ? {} : {input: join(import.meta.dirname, 'web/src/site/entry-browser.tsx')}),
      output: {
        codeSplitting: {groups: codeGroups},
        // The data folder may be below a package of CommonJS, where a `.js` file is not a module.
        ...(isSsrBuild && {entryFileNames: '[name].mjs'}),
        chunkFileNames: ({name}) =>
          `assets/${isListed.test(name) ? 'part' : name}-[hash].${isSsrBuild ? 'mjs' : 'js'}`,
      },
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
