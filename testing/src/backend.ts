import {readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {startChild} from '@upline/scripts/process/child.ts'
import {freePort} from './ports.ts'
import {temporaryFolder} from './temporary-folder.ts'

export interface Backend {
  address: string
  smtpPort: number
  /** Returns all output of the process. */
  printed(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface BackendOptions {
  /** Default: a folder that `stop` deletes. */
  folder?: string
  port?: number
  smtpPort?: number
  env?: Record<string, string>
  /** Milliseconds before the trigger's first and second delivery. Without them only the callable runs. */
  triggerPauses?: {first: number; retry: number}
  /** Further options of the command. */
  args?: string[]
}

const never = 86_400_000

/** Starts the backend with the real rules and functions in its own process. Rejects with its output if it does not start. */
export async function startBackend({
  folder,
  port,
  smtpPort,
  env,
  triggerPauses = {first: never, retry: never},
  args = [],
}: BackendOptions = {}): Promise<Backend> {
  const data = folder ?? temporaryFolder()
  const [http, smtp] = [port ?? (await freePort()), smtpPort ?? (await freePort())]
  const log = join(data, 'logs/process.log')
  const child = startChild({
    args: [
      ...['local/src/main.ts', '--data', data, '--port', String(http), '--smtp-port', String(smtp), ...args],
      ...['--trigger-delay', String(triggerPauses.first), '--trigger-pause', String(triggerPauses.retry)],
      ...['--rules', 'firestore.rules', '--functions', 'functions/src/index.ts'],
    ],
    log,
    env,
  })
  if (!(await child.line(/^ready http/))) throw new Error(child.tail())
  return {
    address: `http://127.0.0.1:${http}`,
    smtpPort: smtp,
    printed: () => readFileSync(log, 'utf8'),
    async stop(signal = 'SIGTERM') {
      await child.stop(signal)
      if (!folder) rmSync(data, {recursive: true, force: true})
    },
  }
}

/** Reads a list of the backend's dashboard; the test names the shape that it expects. */
export async function readLocal<T>(backend: Backend, path: string): Promise<T> {
  return (await (await fetch(`${backend.address}/local/${path}`)).json()) as T
}
