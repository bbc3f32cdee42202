import {spawn} from 'node:child_process'
import {createWriteStream, mkdirSync} from 'node:fs'
import {dirname} from 'node:path'
import {createInterface} from 'node:readline'
import {stripVTControlCharacters} from 'node:util'

const leash = new URL('./leash.mjs', import.meta.url).href
const graceMs = 5000
const keptLines = 200

/**
 * @typedef {object} ChildOptions
 * @property {string[]} args what node runs: script first
 * @property {string} cwd
 * @property {string} log file that takes the output; begun anew
 * @property {string} [node] default: the Node that runs this
 * @property {Record<string, string | undefined>} [env] added to this process's environment
 *
 * @typedef {{code: number | null, signal: NodeJS.Signals | null}} Exit
 */

/** @type {Set<Child>} */
const running = new Set()

/** A Node process in a group of its own, its output in a log file, that cannot outlive this process. */
export class Child {
  /** @type {string[]} */
  #lines = []
  /** @type {Set<(line: string) => void>} */
  #listeners = new Set()
  /** Whether `stop` was asked, so that its end is no failure. */
  stopped = false

  /** @param {ChildOptions} options */
  constructor({args, cwd, log, node = process.execPath, env}) {
    this.log = log
    mkdirSync(dirname(log), {recursive: true})
    const file = createWriteStream(log)
    // A full disk must not take the launcher down: the tail in memory still says what happened.
    file.on('error', (error) => this.#keep(`The log ${log} could not be written: ${error.message}`))

    const child = spawn(node, ['--import', leash, ...args], {
      cwd,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env},
    })
    this.#process = child
    // The pipe only holds the leash; a child that is gone closes it.
    child.stdin.on('error', () => {})
    for (const output of [child.stdout, child.stderr]) {
      createInterface({input: output}).on('line', (line) => {
        const plain = stripVTControlCharacters(line)
        file.write(`${plain}\n`)
        this.#keep(plain)
      })
    }
    running.add(this)
    /** @type {Promise<Exit>} settles when the process is gone and its output read; never rejects */
    this.exited = new Promise((resolve) => {
      child.once('error', (error) => {
        this.#keep(error.message)
        resolve({code: 1, signal: null})
      })
      child.once('close', (code, signal) => resolve({code, signal}))
    })
    // What the process leaves behind would hold its output open.
    child.once('exit', () => this.#signalGroup('SIGKILL'))
    void this.exited.then(() => {
      running.delete(this)
      file.end()
    })
  }

  /** @type {import('node:child_process').ChildProcess} */
  #process

  /** The last lines of output, at most 200. */
  tail(lines = 25) {
    return this.#lines.slice(-lines).join('\n')
  }

  /**
   * The first match of `pattern` in a line of output from now on; undefined when the process ends before that.
   * @param {RegExp} pattern
   * @returns {Promise<RegExpExecArray | undefined>}
   */
  async line(pattern) {
    /** @type {(line: string) => void} */
    let listener = () => {}
    const found = new Promise((resolve) => {
      listener = (line) => {
        const match = pattern.exec(line)
        if (match) resolve(match)
      }
      this.#listeners.add(listener)
    })
    const match = await Promise.race([found, this.exited.then(() => undefined)])
    this.#listeners.delete(listener)
    return match
  }

  /** Asks the whole group to end, and ends it after five seconds. */
  async stop() {
    this.stopped = true
    this.#signalGroup('SIGTERM')
    const late = setTimeout(() => this.#signalGroup('SIGKILL'), graceMs)
    await this.exited
    clearTimeout(late)
  }

  /** @param {NodeJS.Signals} signal */
  #signalGroup(signal) {
    try {
      if (this.#process.pid) process.kill(-this.#process.pid, signal)
    } catch {
      // The group is gone already.
    }
  }

  /** @param {string} line */
  #keep(line) {
    this.#lines.push(line)
    if (this.#lines.length > keptLines) this.#lines.shift()
    for (const listener of this.#listeners) listener(line)
  }
}

/** @param {ChildOptions} options */
export function startChild(options) {
  return new Child(options)
}

/** Ends everything that `startChild` started and that still runs. */
export async function stopAllChildren() {
  await Promise.all([...running].map((child) => child.stop()))
}
