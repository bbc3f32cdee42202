import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {root} from './root.mjs'
import {UserError} from './user-error.mjs'

/** What the bootstrap itself needs, and what TypeScript without a build and node:sqlite need. */
const bootstrapVersion = [20, 19]
const projectVersion = [22, 18]

/**
 * @param {string} version such as `20.19.1`
 * @param {number[]} least major and minor
 */
export function isAtLeast(version, [leastMajor = 0, leastMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

/** Throws a UserError when the Node that runs this cannot install the project. */
export function checkNodeVersion() {
  if (process.platform === 'win32')
    throw new UserError('Upline runs on Linux and macOS: on Windows, use WSL.')
  if (isAtLeast(process.versions.node, bootstrapVersion)) return
  throw new UserError(
    `Upline needs Node ${bootstrapVersion.join('.')} or newer to start, and this is ${process.versions.node}: install a newer Node, then run the command again.`,
  )
}

/**
 * The Node that runs the project: the pinned one that the install brought, or the machine's own where the registry has none for it.
 * Throws a UserError when neither will do.
 */
export function projectNode() {
  const pinned = join(root, 'node_modules/.bin/node')
  if (existsSync(pinned)) return pinned
  if (isAtLeast(process.versions.node, projectVersion)) return process.execPath
  throw new UserError(
    `There is no packaged Node for ${process.platform} ${process.arch}, so this machine must bring Node ${projectVersion.join('.')} or newer, and this is ${process.versions.node}: install a newer Node, then run the command again.`,
  )
}
