import {rmSync} from 'node:fs'
import type {BrowserContext, Route} from '@playwright/test'
import type {InquiryRecord} from '@upline/domain/inquiry/types.ts'
import {type Backend, readLocal, startBackend} from '@upline/testing/backend.ts'
import {freePort} from '@upline/testing/ports.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'

type StoredInquiry = InquiryRecord & {notification?: {notified: boolean; attempts: number}}
interface StoredMail {
  recipients: string[]
  replyTo: string
  subject: string
  text: string
}
interface StoredError {
  message: string
  severity: string
  category: string
}

/**
 * Firestore, function and mailbox of the journeys of one worker, in a process that a journey may kill and restart. The product's own backend
 * serves content to the other journeys.
 */
export class Office {
  readonly #folder = temporaryFolder()
  #ports: {port: number; smtpPort: number} | undefined
  #backend: Backend | undefined
  #starting: Promise<unknown> = Promise.resolve()
  #printed = ''
  #earlier = new Set<string>()

  /** Starts a journey: the lists leave out the entries of earlier ones. */
  async open(): Promise<void> {
    await this.revive()
    this.#earlier = new Set()
    const known = await Promise.all([this.inquiries(), this.mails(), this.errors()])
    this.#earlier = new Set(known.flat().map(({id}) => id))
  }

  async start(): Promise<void> {
    this.#ports ??= {port: await freePort(), smtpPort: await freePort()}
    const limits = {RATE_LIMIT_PER_CALLER: '1000'}
    const starting = startBackend({folder: this.#folder, ...this.#ports, env: limits})
    this.#starting = starting
    this.#backend = await starting
  }

  /** Kills the process as a power cut does. */
  async kill(): Promise<void> {
    // A failed journey may have left it half started.
    await this.#starting
    this.#printed += this.#backend?.printed() ?? ''
    await this.#backend?.stop('SIGKILL')
    this.#backend = undefined
  }

  get isDown(): boolean {
    return !this.#backend
  }

  /** Starts it if it is down. */
  async revive(): Promise<void> {
    await this.#starting
    if (!this.#backend) await this.start()
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, {recursive: true, force: true})
  }

  /** Routes requests of `context` to the backend at `address`, except for content, to this office. */
  async serve(context: BrowserContext, address: string): Promise<void> {
    await context.route(
      ({href}) => href.startsWith(`${address}/v1/projects/`) || href.startsWith(`${address}/demo-upline/`),
      (route) => this.pass(route),
    )
  }

  /** Forwards the request to this office, which does not answer while it is down. */
  async pass(route: Route): Promise<void> {
    await route.continue({url: this.url(route)}).catch(() => {}) // the page may be gone by now
  }

  url(route: Route): string {
    const url = new URL(route.request().url())
    url.port = String(this.#ports?.port)
    return url.href
  }

  inquiries = () => this.#list<StoredInquiry>('inquiries')
  mails = () => this.#list<StoredMail>('mails')
  errors = () => this.#list<StoredError>('error-logs')
  printed = () => this.#printed + (this.#backend?.printed() ?? '')

  async #list<T>(what: string): Promise<(T & {id: string})[]> {
    if (!this.#backend) throw new Error('The office is down')
    const all = await readLocal<(T & {id: string})[]>(this.#backend, what)
    return all.filter(({id}) => !this.#earlier.has(id))
  }
}
