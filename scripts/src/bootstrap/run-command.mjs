import {spawn} from 'node:child_process'
import {delimiter, join} from 'node:path'
import {root} from './root.mjs'

const parentCheckMs = 1000

/**
 * Runs one command script on `node` in the foreground and gives its exit code. Signals are passed on and the command decides when to
 * end; when this process is killed outright, the closed IPC channel stops the command (scripts/src/process/stop-requests.ts).
 * @param {string} node
 * @param {string} script
 * @param {string[]} commandArguments
 * @returns {Promise<number>}
 */
export function runCommand(node, script, commandArguments) {
  const child = spawn(node, [script, ...commandArguments], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`},
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  const watch = watchParent(() => child.kill('SIGTERM'))
  // For a launcher above this one: the browser tests.
  child.on('message', (/** @type {import('node:child_process').Serializable} */ message) => {
    process.send?.(message)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1))
    })
  })
}

/**
 * When npm is killed outright, nobody stops its scripts: stop then. Only under npm, so that a command sent to the background
 * by hand outlives its shell.
 * @param {() => void} orphaned
 */
function watchParent(orphaned) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    orphaned()
  }, parentCheckMs)
  return watch
}
