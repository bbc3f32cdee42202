import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from './root.mjs'
import {UserError} from './user-error.mjs'

/** The first Node that runs TypeScript files and node:sqlite without a flag. */
const projectVersion = '22.18'

/**
 * @param {string} version such as `20.20.1`
 * @param {string} lowest major and minor, such as `20.20`
 */
export function isAtLeast(version, lowest) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [lowestMajor = 0, lowestMinor = 0] = lowest.split('.').map(Number)
  return major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)
}

/** Throws a UserError if this Node cannot install the project. */
export function checkNodeVersion() {
  if (process.platform === 'win32')
    throw new UserError('Upline runs on Linux and macOS: on Windows, use WSL.')
  const {engines} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const lowest = String(engines.node).replace('>=', '')
  if (isAtLeast(process.versions.node, lowest)) return
  throw new UserError(
    `Upline needs Node ${lowest} or newer, and this is ${process.versions.node}: install a newer Node, then run the command again.`,
  )
}

/**
 * Returns the Node that runs the project: the installed package, or this Node if the registry has no package for the platform. Throws a
 * UserError if this Node is too old.
 */
export function projectNode() {
  const pinned = join(root, 'node_modules/.bin/node')
  if (existsSync(pinned)) return pinned
  if (isAtLeast(process.versions.node, projectVersion)) return process.execPath
  throw new UserError(
    `There is no packaged Node for ${process.platform} ${process.arch}, so you need Node ${projectVersion} or newer, and this is ${process.versions.node}: install a newer Node, then run the command again.`,
  )
}
