import {spawn} from 'node:child_process'
import {delimiter, join} from 'node:path'
import {root} from './root.mjs'
import {watchParent} from './watch-parent.mjs'

/**
 * Runs a script on `node` in the foreground and returns its exit code. Forwards signals; the script decides when to end.
 * @param {string} node
 * @param {string[]} args the script first
 * @returns {Promise<number>}
 */
export function runCommand(node, args) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`},
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  // Only below npm: a command that runs in the background outlives its shell.
  if (process.env.npm_lifecycle_event) watchParent(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}
