import {transform} from 'lightningcss'
import {parse} from 'node-html-parser'
import {defineCliConfig} from 'sanity/cli'

/** The settings of the site. `npm run sanity` adds those of the `.env` files in the root of the workspace. */
const settings = process.env
const projectId = settings.VITE_SANITY_PROJECT_ID

if (!projectId && process.argv.some((argument) => argument === 'build' || argument === 'deploy')) {
  process.stderr.write(
    'VITE_SANITY_PROJECT_ID is missing: set it in .env, so that the Studio is built for your project.\n',
  )
  process.exit(1)
}

/** Variables that `sanity.config.ts` reads. An unset one becomes '', so that the bundler can drop the code that needs it. */
const variables = [
  'VITE_SANITY_PROJECT_ID',
  'VITE_SANITY_DATASET',
  'VITE_SANITY_API_HOST',
  'VITE_SITE_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FUNCTIONS_REGION',
  'VITE_APP_CHECK_KEY',
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

/** Removes all font faces: Sanity's come from another host, and the Studio adds none. */
function withoutFonts(css: string): string {
  const visitor = {Rule: {'font-face': () => []}}
  return String(transform({filename: 'styles.css', code: Buffer.from(css), minify: true, visitor}).code)
}

export default defineCliConfig({
  // Types are generated without an account.
  api: {projectId: projectId || 'local', dataset: settings.VITE_SANITY_DATASET || 'production'},
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
    plugins: [...(config.plugins ?? []), ...(settings.VITE_SANITY_API_HOST ? [withoutOtherHosts] : [])],
    build: {
      ...config.build,
      // Without a comment in the scripts that names them, because they are not deployed. On one machine, npm run dev has them.
      sourcemap: settings.VITE_SANITY_API_HOST ? false : 'hidden',
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Separate files would take more than a hundred requests for icons before a form is shown.
        output: {codeSplitting: {groups: [{name: 'icons', test: /@sanity[\\/]icons/}]}},
      },
    },
    define: {
      ...config.define,
      ...Object.fromEntries(
        variables.map((name) => [`process.env.${name}`, JSON.stringify(settings[name] ?? '')]),
      ),
    },
  }),
})
