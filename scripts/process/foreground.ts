import {spawn} from 'node:child_process'
import {root} from '../bootstrap/root.mjs'
import {onStopRequest} from './stop-requests.ts'

export interface Foreground {
  cwd?: string
  env?: Record<string, string | undefined>
}

/** Runs a script on this Node with the terminal as its own; gives its exit code. */
export function runInForeground(args: string[], {cwd = root, env}: Foreground = {}): Promise<number> {
  const child = spawn(process.execPath, args, {cwd, stdio: 'inherit', env: {...process.env, ...env}})
  onStopRequest(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}
