import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import {defineConfig} from 'vitest/config'

/** One configuration for the site's dev server, its two builds (browser, prerender) and the unit tests. */
export default defineConfig({
  root: 'web',
  envDir: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  clearScreen: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
    target: 'baseline-widely-available',
  },
  // The prerenderer's bundle is complete: it runs from wherever it was built to.
  ssr: {noExternal: true},
  server: {host: 'localhost', strictPort: true},
  test: {
    root: import.meta.dirname,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup/console.ts', 'tests/setup/dom.ts'],
          // What web/src/config/env.ts asks for; nothing answers at these names.
          env: {
            VITE_SITE_URL: 'https://site.example',
            VITE_SANITY_PROJECT_ID: 'test',
            VITE_SANITY_DATASET: 'test',
          },
        },
      },
    ],
  },
})
