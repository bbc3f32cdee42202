import {type ChildProcess, type StdioOptions, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {freePort} from '@upline/scripts/product/ports.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface Backend {
  address: string
  smtpPort: number
  /** All that the process has printed. */
  printed(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface BackendOptions {
  folder?: string
  port?: number
  smtpPort?: number
  env?: Record<string, string>
  /** In ms, before the trigger's first and second delivery. Without them a test has the callable alone. */
  triggerPauses?: {first: number; retry: number}
  /** Further options of the command. */
  args?: string[]
}

const office = ['--rules', 'firestore.rules', '--functions', 'functions/src/index.ts']
const never = 86_400_000

/** The real backend with the real rules and function, in a process of its own. Rejects with what it said if it does not start. */
export async function startBackend({
  folder,
  port: wanted,
  smtpPort,
  env,
  triggerPauses = {first: never, retry: never},
  args: more = [],
}: BackendOptions = {}): Promise<Backend> {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'backend-'))
  const [port, smtp] = [wanted ?? (await freePort()), smtpPort ?? (await freePort())]
  const args = ['--data', data, '--port', String(port), '--smtp-port', String(smtp), ...more]
  const {first, retry} = triggerPauses
  args.push('--trigger-delay', String(first), '--trigger-pause', String(retry))
  const child = startNode(['local/src/main.ts', ...args, ...office], env)
  const printed = await saysReady(child)
  return {
    address: `http://127.0.0.1:${port}`,
    smtpPort: smtp,
    printed,
    stop: (signal) => end(child, folder ? undefined : data, signal),
  }
}

/** The backend whose functions send mail to a server of the test's choice. */
export async function startFunctionHost(smtpUrl: string): Promise<Pick<Backend, 'address' | 'stop'>> {
  const data = mkdtempSync(join(tmpdir(), 'function-host-'))
  const port = await freePort()
  const ports = ['--port', String(port), '--smtp-port', String(await freePort()), '--smtp-url', smtpUrl]
  const child = startNode([
    'local/src/main.ts',
    '--data',
    data,
    ...ports,
    '--trigger-delay',
    String(never),
    ...office,
  ])
  await saysReady(child)
  return {address: `http://127.0.0.1:${port}`, stop: (signal) => end(child, data, signal)}
}

function startNode(args: string[], env: Record<string, string> = {}): ChildProcess {
  const stdio: StdioOptions = ['pipe', 'pipe', 'pipe']
  return spawn(process.execPath, args, {cwd: root, env: {...process.env, ...env}, stdio})
}

async function end(child: ChildProcess, folder?: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  if (folder) rmSync(folder, {recursive: true, force: true})
}

function saysReady(child: ChildProcess): Promise<() => string> {
  let said = ''
  return new Promise((ready, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      if (said.includes('ready http')) ready(() => said)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(said.trim())))
  })
}

export async function readLocal<T>(backend: Backend, path: string): Promise<T> {
  const response = await fetch(`${backend.address}/local/${path}`)
  // The tests name the shape that they expect.
  return (await response.json()) as T
}
