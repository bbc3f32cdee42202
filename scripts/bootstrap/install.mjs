import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {startChild} from '../process/child.mjs'
import {dataFolder} from '../process/data-folder.mjs'
import {explainInstall, Refusal} from '../terminal/failure.mjs'
import {step} from '../terminal/progress.mjs'
import {root} from './root.mjs'

const stampFile = join(root, 'node_modules/.upline-install')

/** A machine without a network should hear so soon, not after many minutes of retries. */
const installOptions = [
  '--frozen-lockfile',
  '--prefer-offline',
  '--reporter=append-only',
  '--config.fetch-retries=2',
  '--config.fetch-retry-mintimeout=1000',
  '--config.fetch-retry-maxtimeout=3000',
]

/** Brings node_modules to what the lockfile says; at once when it is there already. Throws a Refusal that says what to do. */
export async function install() {
  const stamp = installStamp()
  if (isInstalled(stamp)) return
  const pnpm = pinnedPnpm()
  await step('Installing packages', async () => {
    const child = startChild({
      args: [...npmExec(), '--yes', '--prefer-offline', '--', `pnpm@${pnpm}`, 'install', ...installOptions],
      cwd: root,
      log: join(dataFolder(process.env, root), 'logs/install.log'),
      env: {CI: 'true', npm_config_fetch_retries: '1', npm_config_update_notifier: 'false'},
    })
    const {code} = await child.exited
    if (code === 0) return
    const sentence = explainInstall(child.tail(200))
    throw sentence ? new Refusal(sentence) : new Refusal('The packages could not be installed.', child)
  })
  writeFileSync(stampFile, stamp)
}

/** @param {string} stamp */
function isInstalled(stamp) {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) return false
  return packageFolders().every((folder) => existsSync(join(root, folder, 'node_modules')))
}

/** What an install depends on: the lockfile, the manifests, the package manager and the machine. */
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

function pinnedPnpm() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return String(manifest.config.pnpm)
}

/**
 * `npm exec` as arguments for node: the npm that runs this script, or the one beside this Node when another package manager (or nobody)
 * does.
 */
function npmExec() {
  const running = process.env.npm_execpath
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  const cli = running && basename(running) === 'npm-cli.js' ? running : beside
  if (!existsSync(cli))
    throw new Refusal('npm was not found beside this Node: install npm, then run the command again.')
  return [cli, 'exec']
}
