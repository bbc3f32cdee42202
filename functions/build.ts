import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from 'node:util'
import {build, loadEnv} from 'vite'

// Makes `dist`, the folder that Firebase deploys: one module with the workspace's own code, the parameters, and a manifest
// and lock file of what npm installs in the cloud (it knows neither this workspace nor its catalog). After a change of the
// dependencies make the lock file again: run this, then in `dist`
//   npm install --package-lock-only --omit-lockfile-registry-resolved && cp package-lock.json ..
const folder = import.meta.dirname
const output = join(folder, 'dist')

await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  // Everything else is installed from the manifest.
  ssr: {noExternal: [/^@upline\//]},
  build: {ssr: 'src/index.ts', outDir: output, emptyOutDir: true, target: 'node24', minify: false},
})

const {name, type, engines, dependencies} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const manifest = {name, private: true, type, main: 'index.js', engines, dependencies}
writeFileSync(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
cpSync(join(folder, 'package-lock.json'), join(output, 'package-lock.json'))

const settings = readdirSync(folder).filter((file) => file.startsWith('.env'))
for (const file of settings) cpSync(join(folder, file), join(output, file))
enforceAppCheckWhereConfigured()

/** A site that sends App Check tokens has them checked, unless a setting of the functions decides. */
function enforceAppCheckWhereConfigured(): void {
  const isDecided = settings.some(
    (file) => parseEnv(readFileSync(join(folder, file), 'utf8')).ENFORCE_APP_CHECK !== undefined,
  )
  if (isDecided) return
  const {VITE_APP_CHECK_KEY} = loadEnv('production', join(folder, '..'), 'VITE_')
  writeFileSync(join(output, '.env'), `ENFORCE_APP_CHECK=${Boolean(VITE_APP_CHECK_KEY)}\n`, {flag: 'a'})
}
