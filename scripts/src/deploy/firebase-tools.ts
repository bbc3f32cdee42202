import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {npmExec} from '../bootstrap/install.mjs'
import {root} from '../bootstrap/root.mjs'
import {explainInstall, UserError} from '../bootstrap/user-error.mjs'
import {runInForeground} from '../process/foreground.ts'

const folder = join(root, 'scripts/firebase-tools')
const entry = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')
const stampFile = join(folder, 'node_modules/.upline-install')

/** Installs the pinned Firebase CLI unless it is installed. It runs with a key, so none of its packages runs an install script. */
export function installFirebaseTools(): void {
  const stamp = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Installing the Firebase CLI…')
  const [npm = ''] = npmExec()
  const args = [
    npm,
    'ci',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ]
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8'})
  if (status !== 0) {
    const output = `${stdout}${stderr}`
    throw new UserError(
      explainInstall(output) ?? `The Firebase CLI could not be installed.\n${output.trim()}`,
    )
  }
  writeFileSync(stampFile, stamp)
}

/**
 * Runs the pinned Firebase CLI in the terminal for a project; the repository has no `.firebaserc`. Returns its exit code. Signs in with the key in FIREBASE_SERVICE_ACCOUNT, if it is set, or as
 * the CLI does otherwise.
 */
export async function runFirebase(project: string | undefined, args: string[]): Promise<number> {
  installFirebaseTools()
  const target = project ? ['--project', project] : []
  return withKey((env) => runInForeground([entry, ...args, ...target], {env}))
}

/** Calls `work` with variables that name a file with the service account's key. Deletes the file afterwards. */
export async function withKey<T>(work: (env: Record<string, string | undefined>) => Promise<T>): Promise<T> {
  const key = serviceAccountKey()
  if (!key) return work({})
  const keyFolder = mkdtempSync(join(tmpdir(), 'upline-key-'))
  const remove = () => rmSync(keyFolder, {recursive: true, force: true})
  process.once('exit', remove)
  try {
    const file = join(keyFolder, 'account.json')
    writeFileSync(file, JSON.stringify(key), {mode: 0o600})
    return await work({GOOGLE_APPLICATION_CREDENTIALS: file, FIREBASE_SERVICE_ACCOUNT: undefined})
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** Returns the key in FIREBASE_SERVICE_ACCOUNT, or undefined without one. Throws a UserError, without its text, if it is not a key. */
export function serviceAccountKey(): {client_email: string; private_key: string} | undefined {
  const text = process.env.FIREBASE_SERVICE_ACCOUNT
  if (!text) return undefined
  try {
    const key = JSON.parse(text)
    if (typeof key.client_email === 'string' && typeof key.private_key === 'string') return key
  } catch {
    // The error would quote the key.
  }
  throw new UserError(
    'FIREBASE_SERVICE_ACCOUNT is not the key of a service account: set it to the whole JSON file that the Google Cloud console downloads.',
  )
}
