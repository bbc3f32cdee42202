import {type ChildProcess, execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {createInterface} from 'node:readline'

const command = join(import.meta.dirname, '../src/cli.ts')
/** Length of the kernel's unit of processor time. */
const tickMs = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], {encoding: 'utf8'}))

/** A lake in its own process, as in use. Reads `/proc`, so it needs Linux. */
export class LakeProcess {
  readonly url: string
  /** From the start of the process until it answers. */
  readonly startMs: number
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, url: string, startMs: number) {
    this.#child = child
    this.url = url
    this.startMs = startMs
  }

  static async start(folder: string): Promise<LakeProcess> {
    const started = performance.now()
    const child = spawn(process.execPath, [command, '--port', '0', '--data', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(createInterface(child.stdout), 'line')
    const url = String(line).replace('ready ', '')
    await fetch(`${url}/v2025-02-19/data/query/production?query=1`)
    return new LakeProcess(child, url, performance.now() - started)
  }

  /** Processor time used so far. Unlike the clock, it is about the same on a busy machine. */
  get processorMs(): number {
    const [, fields = ''] = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')
    const values = fields.split(' ')
    return (Number(values[11]) + Number(values[12])) * tickMs
  }

  /** The most memory the process has held so far. */
  get memoryMiB(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await exited
  }
}
