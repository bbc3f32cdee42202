import {transform} from 'lightningcss'
import {parse} from 'node-html-parser'
import {defineCliConfig} from 'sanity/cli'

// Types are generated without an account, so the ids need not be real ones for that.
const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? 'local'
const dataset = process.env.SANITY_STUDIO_DATASET ?? 'production'

/** Variables that `sanity.config.ts` reads. An unset one becomes '', so that the bundler can drop the code that needs it. */
const variables = [
  'SANITY_STUDIO_PROJECT_ID',
  'SANITY_STUDIO_DATASET',
  'SANITY_STUDIO_API_HOST',
  'SANITY_STUDIO_SITE_URL',
  'SANITY_STUDIO_FIREBASE_API_KEY',
  'SANITY_STUDIO_FIREBASE_AUTH_DOMAIN',
  'SANITY_STUDIO_FIREBASE_PROJECT_ID',
  'SANITY_STUDIO_FIREBASE_APP_ID',
  'SANITY_STUDIO_FUNCTIONS_REGION',
  'SANITY_STUDIO_APP_CHECK_KEY',
]

/** Leaves the fonts and scripts of other hosts out of a Studio for one machine, whose policy would block and report each. */
const withoutOtherHosts = {
  name: 'without-other-hosts',
  generateBundle: {
    order: 'post',
    handler(_options: unknown, bundle: Record<string, {type: string; source?: string | Uint8Array}>) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset') continue
        if (name.endsWith('.css')) file.source = withoutFonts(String(file.source))
        if (name !== 'index.html') continue
        const page = parse(String(file.source))
        for (const script of page.querySelectorAll('script[src^="https:"]')) script.remove()
        for (const style of page.querySelectorAll('style'))
          style.textContent = withoutFonts(style.textContent)
        file.source = String(page)
      }
    },
  },
} as const

/** Removes all font faces: Sanity's come from another host, and the Studio has none of its own. */
function withoutFonts(css: string): string {
  const visitor = {Rule: {'font-face': () => []}}
  return String(transform({filename: 'styles.css', code: Buffer.from(css), minify: true, visitor}).code)
}

export default defineCliConfig({
  api: {projectId, dataset},
  deployment: {autoUpdates: false},
  typegen: {
    path: '../web/src/**/*.groq.ts',
    schema: 'dist/schema.json',
    // The test generates into another file, to compare.
    generates: process.env.SANITY_TYPES_TARGET ?? '../web/src/content/sanity.types.generated.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), ...(process.env.SANITY_STUDIO_API_HOST ? [withoutOtherHosts] : [])],
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Separate files would take more than a hundred requests for icons before a form is shown.
        output: {codeSplitting: {groups: [{name: 'icons', test: /@sanity[\\/]icons/}]}},
      },
    },
    define: {
      ...config.define,
      ...Object.fromEntries(
        variables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
      ),
    },
  }),
})
