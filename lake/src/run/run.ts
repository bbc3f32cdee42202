import {spawn} from 'node:child_process'
import {constants} from 'node:os'
import {extname} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {hostedOrigin} from '../dataset.ts'
import {type StartOptions, startLake} from '../start-lake.ts'

// In the published package both are JavaScript.
const hook = new URL(`./redirect${extname(import.meta.filename)}`, import.meta.url)

const isWindows = process.platform === 'win32'

/** Time between SIGTERM and SIGKILL for processes that are left when the command has ended (ms). */
const endMs = 2000

/** Runs a command whose Node processes reach the lake under the names of hosted Sanity. Resolves with its exit code once all processes that it started have ended. */
export async function runOnLake([command = '', ...args]: string[], options: StartOptions): Promise<number> {
  // The hook leads this address to the lake too, and a built site keeps it.
  await using lake = await startLake({...options, assetsOrigin: hostedOrigin})
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: isWindows,
    // Makes a process group of the command and its own processes: npx starts one for the program.
    detached: !isWindows,
    env: {
      ...process.env,
      LAKE: lake.url,
      UPLINE_LAKE_RUN: `${lake.port} ${lake.projectId} ${process.pid}`,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${hook.href}`.trim(),
    },
  })
  /** Sends a signal to the group. Returns false if it has no process. */
  const send = (signal: NodeJS.Signals | 0) => {
    if (child.pid === undefined) return false
    try {
      return process.kill(isWindows ? child.pid : -child.pid, signal)
    } catch {
      return false
    }
  }
  // A failure of the lake ends this process without the steps below.
  const kill = () => send('SIGKILL')
  process.on('exit', kill)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, send)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', () => reject(new Error(`"${command}" cannot be run: is it installed?`)))
      child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
    })
  } finally {
    send('SIGTERM')
    for (let waited = 0; waited < endMs && send(0); waited += 20) await pause(20)
    kill()
    process.off('exit', kill)
    for (const signal of signals) process.off(signal, send)
  }
}
