import {cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from 'node:util'
import {build, loadEnv} from 'vite'

// Makes `dist`, the folder that Firebase deploys: one module with the workspace's own code, the parameters, and a manifest
// and lock file of the packages that npm installs in the cloud (it knows neither this workspace nor its catalog). After a change of
// the dependencies make the lock file again: run this, then in `dist`
//   npm install --package-lock-only --omit-lockfile-registry-resolved && cp package-lock.json ..
const folder = join(import.meta.dirname, '..')
const output = join(folder, 'dist')
const settings = readdirSync(folder).filter((file) => file.startsWith('.env'))

await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  // Without it, the Firebase CLI does not ask for the secrets of the hand-over.
  define: {'process.env.HAND_OVER': JSON.stringify(String(isSet('HAND_OVER', 'true')))},
  // Everything else is installed from the manifest.
  ssr: {noExternal: [/^@upline\//]},
  build: {ssr: 'src/index.ts', outDir: output, emptyOutDir: true, target: 'node24', minify: false},
})

const {name, type, engines, dependencies} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const manifest = {
  name,
  private: true,
  type,
  main: 'index.js',
  engines,
  dependencies: Object.fromEntries(
    Object.entries(dependencies).filter(([dependency]) => !dependency.startsWith('@upline/')),
  ),
}
writeFileSync(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
cpSync(join(folder, 'package-lock.json'), join(output, 'package-lock.json'))
// The Firebase CLI loads the functions here to list them, and looks for their SDK next to them. It does not upload this folder.
symlinkSync('../node_modules', join(output, 'node_modules'))

for (const file of settings) cpSync(join(folder, file), join(output, file))
enforceAppCheckWhereConfigured()
nameContent()

/** A site that sends App Check tokens has them checked, unless a setting of the functions decides. */
function enforceAppCheckWhereConfigured(): void {
  if (isSet('ENFORCE_APP_CHECK')) return
  const {VITE_APP_CHECK_KEY} = loadEnv('production', join(folder, '..'), 'VITE_')
  writeFileSync(join(output, '.env'), `ENFORCE_APP_CHECK=${Boolean(VITE_APP_CHECK_KEY)}\n`, {flag: 'a'})
}

/** The wording of the mail is in the Sanity project that the site is built from. */
function nameContent(): void {
  const site = loadEnv('production', join(folder, '..'), 'VITE_SANITY_')
  for (const name of ['SANITY_PROJECT_ID', 'SANITY_DATASET']) {
    const value = site[`VITE_${name}`]
    if (value && !isSet(name)) writeFileSync(join(output, '.env'), `${name}=${value}\n`, {flag: 'a'})
  }
}

/** Returns whether a file of settings has the name, with the value if one is given. */
function isSet(name: string, value?: string): boolean {
  return settings.some((file) => {
    const stored = parseEnv(readFileSync(join(folder, file), 'utf8'))[name]
    return value === undefined ? stored !== undefined : stored === value
  })
}
