import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'

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
  smtpPort?: number
  env?: Record<string, string>
}

/** The real backend with the real rules and function, in a process of its own. Rejects with what it said if it does not start. */
export async function startBackend({folder, smtpPort, env}: BackendOptions = {}): Promise<Backend> {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'backend-'))
  const [port, smtp] = [await freePort(), smtpPort ?? (await freePort())]
  const args = ['--data', data, '--port', String(port), '--smtp-port', String(smtp)]
  const office = ['--rules', 'firestore.rules', '--functions', 'functions/src/index.ts']
  const child = spawn(process.execPath, ['local/src/main.ts', ...args, ...office], {
    cwd: root,
    env: {...process.env, ...env},
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const printed = await saysReady(child)
  return {
    address: `http://127.0.0.1:${port}`,
    smtpPort: smtp,
    printed,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      if (!folder) rmSync(data, {recursive: true, force: true})
    },
  }
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

export async function readLocal<T>(backend: Backend, path: string): Promise<T> {
  const response = await fetch(`${backend.address}/local/${path}`)
  // The tests name the shape that they expect.
  return (await response.json()) as T
}
