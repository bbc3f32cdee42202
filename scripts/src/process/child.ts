import {existsSync, mkdirSync, renameSync, statSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {createInterface} from 'node:readline'
import {stripVTControlCharacters} from 'node:util'
import {execa} from 'execa'
import {root} from '../bootstrap/root.mjs'

const exitWithParent = new URL('../bootstrap/exit-with-parent.mjs', import.meta.url).href
const keptLines = 200
/** Bytes of a log, after which a new one begins. */
const longestLog = 16 * 1024 * 1024
/** Halves the start time of a process. The tests start a hundred. */
const compileCache = join(root, 'node_modules/.cache/node-compile')

export interface Run {
  /** Arguments of node, the script first. */
  args: string[]
  /** File for the output. Unless `append` is set, it is a new one, and the last four are kept as `name.1.log` to `name.4.log`. */
  log: string
  append?: boolean
  /** Default: the project's folder. */
  cwd?: string
  /** Added to this process's environment. */
  env?: Record<string, string | undefined>
}

export interface Exit {
  code: number
  signal?: string
  /** `stopAllChildren` ended it. */
  isStopped: boolean
}

/** A Node process in its own group with its output in a log file. It ends with this process. */
export interface Child {
  log: string
  /** Undefined if it could not be started. */
  pid: number | undefined
  /** Resolves when the process has ended and its output is read; never rejects. */
  exited: Promise<Exit>
  /** The last lines of output, at most 200. */
  tail(lines?: number): string
  /** Waits for a line of output that matches. Resolves to undefined if the process ends first, or after `limitMs` milliseconds. */
  line(pattern: RegExp, limitMs?: number): Promise<RegExpExecArray | undefined>
  /** Also prints further lines of output on the terminal, after `prefix`. */
  print(prefix: string): void
  /** Stops the whole group, with SIGKILL after five seconds. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const running = new Set<Child>()
const stopped = new WeakSet<Child>()

export function startChild({args, log, append = false, cwd = root, env}: Run): Child {
  // Logs may name documents: only this user may read them.
  mkdirSync(dirname(log), {recursive: true, mode: 0o700})
  if (!append) keepEarlier(log)
  const output = [plainLine, 'pipe'] as const
  const subprocess = execa(process.execPath, ['--import', exitWithParent, ...args], {
    cwd,
    env: {NO_COLOR: '1', FORCE_COLOR: undefined, NODE_COMPILE_CACHE: compileCache, ...env},
    stdout: output,
    stderr: output,
    all: true,
    buffer: false,
    reject: false,
    killDescendants: true,
  })
  // Processes that it left running would keep the output open.
  subprocess.nodeChildProcess.once('exit', () => killGroup(subprocess.pid))

  const tail: string[] = []
  const keep = (line: string) => {
    tail.push(line)
    if (tail.length > keptLines) tail.shift()
  }
  const save = (text: string, flag: 'a' | 'w') => {
    try {
      if (Number(statSync(log, {throwIfNoEntry: false})?.size) > longestLog) keepEarlier(log)
      writeFileSync(log, text, {flag, mode: 0o600})
    } catch (error) {
      // A full disk must not end the process.
      if (flag === 'w') keep(`The log could not be written: ${String(error)}`)
    }
  }
  if (!append) save('', 'w')
  const lines = createInterface({input: subprocess.all}).on('line', (line) => {
    keep(line)
    save(`${line}\n`, 'a')
  })

  const child: Child = {
    log,
    pid: subprocess.pid,
    exited: subprocess.then((result) => {
      running.delete(child)
      if (result.exitCode === undefined && result.signal === undefined) keep(result.shortMessage ?? '')
      return {code: result.exitCode ?? 1, signal: result.signal, isStopped: stopped.has(child)}
    }),
    tail: (count = 25) => tail.slice(-count).join('\n'),
    line: (pattern, limitMs) => {
      const {promise, resolve} = Promise.withResolvers<RegExpExecArray | undefined>()
      const timer = limitMs === undefined ? undefined : setTimeout(resolve, limitMs)
      const listener = (line: string) => {
        const match = pattern.exec(line)
        if (match) resolve(match)
      }
      lines.on('line', listener)
      return Promise.race([promise, child.exited.then(() => undefined)]).finally(() => {
        clearTimeout(timer)
        lines.off('line', listener)
      })
    },
    print: (prefix) => {
      lines.on('line', (line) => console.log(`${prefix} ${line}`))
    },
    stop: async (signal = 'SIGTERM') => {
      subprocess.kill(signal)
      await child.exited
    },
  }
  running.add(child)
  return child
}

export async function stopAllChildren(): Promise<void> {
  for (const child of running) stopped.add(child)
  await Promise.all([...running].map((child) => child.stop()))
}

function* plainLine(line: unknown): Generator<string> {
  yield stripVTControlCharacters(String(line))
}

function keepEarlier(log: string): void {
  const names = [log, ...[1, 2, 3, 4].map((n) => log.replace(/(?:\.log)?$/, `.${n}.log`))]
  for (let n = names.length - 1; n > 0; n -= 1) {
    const [from = '', to = ''] = [names[n - 1], names[n]]
    if (existsSync(from)) renameSync(from, to)
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended.
  }
}
