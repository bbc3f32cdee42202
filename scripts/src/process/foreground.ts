import {execa} from 'execa'
import {root} from '../bootstrap/root.mjs'
import {onShutdown} from './shutdown.ts'

interface Foreground {
  cwd?: string
  env?: Record<string, string | undefined>
}

/** Runs a script on this Node in the terminal. Returns the exit code. */
export async function runInForeground(args: string[], {cwd = root, env}: Foreground = {}): Promise<number> {
  const child = execa(process.execPath, args, {cwd, env, stdio: 'inherit', reject: false})
  onShutdown(() => child.kill('SIGTERM'))
  const {exitCode, signal} = await child
  return exitCode ?? (signal === 'SIGINT' ? 130 : 1)
}
