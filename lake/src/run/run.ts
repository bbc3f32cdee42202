import {spawn} from 'node:child_process'
import {constants} from 'node:os'
import {extname} from 'node:path'
import {type StartOptions, startLake} from '../start-lake.ts'

// In the published package both are JavaScript.
const hook = new URL(`./redirect${extname(import.meta.filename)}`, import.meta.url)

/**
 * Runs a command against a lake in memory: its Node processes reach the lake under the names of hosted Sanity. Resolves with the command's exit
 * code.
 */
export async function runOnLake([command = '', ...args]: string[], options: StartOptions): Promise<number> {
  await using lake = await startLake(options)
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      LAKE: lake.url,
      UPLINE_LAKE_RUN: `${lake.port} ${lake.projectId}`,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${hook.href}`.trim(),
    },
  })
  const signals = ['SIGINT', 'SIGTERM'] as const
  const pass = (signal: NodeJS.Signals) => {
    // A terminal sends Ctrl-C to the command too. Many commands end at once on a second one.
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', () => reject(new Error(`"${command}" cannot be run: is it installed?`)))
      child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
    })
  } finally {
    for (const signal of signals) process.off(signal, pass)
  }
}
