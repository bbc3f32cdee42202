import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {dataFolder} from './data-folder.mjs'
import {root} from './root.mjs'
import {explainInstall, UserError} from './user-error.mjs'

const stampFile = join(root, 'node_modules/.upline-install')

/** Fails soon without a network; pnpm's defaults retry for many minutes. */
const installOptions = [
  '--frozen-lockfile',
  '--prefer-offline',
  '--reporter=append-only',
  '--config.fetch-retries=2',
  '--config.fetch-retry-mintimeout=1000',
  '--config.fetch-retry-maxtimeout=3000',
]

/**
 * Throws a UserError for a folder in which Vite does not build.
 *
 * @param {string} folder
 */
export function checkFolder(folder) {
  const [character] = /[#?]/.exec(folder) ?? []
  if (character)
    throw new UserError(
      `Vite cannot build in ${folder} because of the "${character}": rename the folder, then run the command again.`,
    )
}

/** Installs the packages of the lockfile unless they are installed. Throws a UserError with the fix. */
export function install() {
  const stamp = installStamp()
  if (isInstalled(stamp)) return
  const started = Date.now()
  console.log('Installing packages…')
  const log = join(dataFolder(process.env, root), 'logs/install.log')
  mkdirSync(dirname(log), {recursive: true, mode: 0o700})
  const file = openSync(log, 'w', 0o600)
  const args = [
    ...npmExec(),
    '--yes',
    '--prefer-offline',
    '--',
    packageManager(),
    'install',
    ...installOptions,
  ]
  const {status} = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', file, file],
    env: {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      npm_config_fetch_retries: '1',
      npm_config_update_notifier: 'false',
    },
  })
  if (status !== 0) {
    const output = readFileSync(log, 'utf8')
    const tail = (lines = 25) => output.trimEnd().split('\n').slice(-lines).join('\n')
    const explanation = explainInstall(output)
    throw explanation
      ? new UserError(explanation)
      : new UserError('The packages could not be installed.', {log, tail})
  }
  writeFileSync(stampFile, stamp)
  console.log(`Installed packages in ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

/** @param {string} stamp */
function isInstalled(stamp) {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) return false
  return foldersWithDependencies().every((folder) => existsSync(join(root, folder, 'node_modules')))
}

/** Returns the packages with dependencies: only these have a node_modules folder. */
export function foldersWithDependencies() {
  return packageFolders().filter((folder) => {
    const {dependencies, devDependencies} = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    return dependencies !== undefined || devDependencies !== undefined
  })
}

/** Hashes the inputs of an install: lockfile, manifests, package manager and platform. */
function installStamp() {
  const hash = createHash('sha256')
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
  for (const file of [...files, ...packageFolders().map((folder) => join(folder, 'package.json'))]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return `${hash.digest('hex')} ${process.platform}-${process.arch}\n`
}

function packageFolders() {
  return readdirSync(root)
    .filter((name) => name !== 'node_modules' && existsSync(join(root, name, 'package.json')))
    .sort()
}

/** Returns the package manager with its version, such as `pnpm@12.21.0`. */
export function packageManager() {
  return String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager)
}

/** Returns `npm exec` as arguments of node: the npm that runs this script, or else the one next to this Node. */
export function npmExec() {
  const running = process.env.npm_execpath
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  const cli = running && basename(running) === 'npm-cli.js' ? running : beside
  if (!existsSync(cli))
    throw new UserError('npm is not installed next to this Node: install npm, then run the command again.')
  return [cli, 'exec']
}
