import type {FirestoreInbox} from './firestore-inbox.ts'
import type {Inquiry} from './inquiry.ts'

export interface Loaded {
  /** The loaded inquiries, newest first. */
  inquiries: readonly Inquiry[]
  isComplete: boolean
  isLoading: boolean
  /** Error of the last read. */
  error: unknown
}

type Source = Pick<FirestoreInbox, 'page' | 'changedSince' | 'lastChange' | 'undelivered' | 'get'>

/** The first page is small so that it appears fast; further pages load when a search or a list needs them. */
const pageSizes = {first: 100, further: 2500, refresh: 10}

/**
 * The loaded inquiries, kept up to date in memory. A search loads older ones until it has enough results, because Firestore has no
 * text search.
 */
export class InquiryCache {
  readonly #source: Source
  readonly #byId = new Map<string, Inquiry>()
  readonly #listeners = new Set<() => void>()
  // Loading from the start, so that no view asks for more before the first page.
  #loaded: Loaded = {inquiries: [], isComplete: false, isLoading: true, error: undefined}
  #next: Parameters<Source['page']>[1]
  #work: Promise<void> = Promise.resolve()
  #lastChange: number | undefined

  constructor(source: Source) {
    this.#source = source
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Loaded => this.#loaded

  more(): Promise<void> {
    return this.#inTurn(() => this.#readPage())
  }

  async all(): Promise<readonly Inquiry[]> {
    await this.#inTurn(async () => {
      while (!this.#loaded.isComplete) await this.#readPage()
    })
    if (this.#loaded.error !== undefined) throw this.#loaded.error
    return this.#loaded.inquiries
  }

  /** Loads new and changed inquiries, and removes erased ones among the newest. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#lastChange === undefined) await this.#readPage()
      const [newest, changed, undelivered] = await Promise.all([
        this.#readNewest(),
        this.#source.changedSince(this.#lastChange ?? 0),
        this.#source.undelivered(),
      ])
      this.#lastChange = Math.max(this.#lastChange ?? 0, ...changed.map(({changedAt}) => changedAt))
      const read = new Map([...changed, ...undelivered, ...newest].map((inquiry) => [inquiry.id, inquiry]))
      // Notifications have no time to query, and those sent since are not among the undelivered ones.
      const waiting = this.#loaded.inquiries.filter(
        ({id, notification}) => notification?.notified === false && !read.has(id),
      )
      const delivered = await Promise.all(waiting.map(({id}) => this.#source.get(id)))
      this.put([...read.values(), ...delivered.filter((inquiry) => inquiry !== undefined)])
    })
  }

  put(inquiries: readonly Inquiry[]): void {
    const changed = inquiries.filter((inquiry) => !isSame(this.#byId.get(inquiry.id), inquiry))
    if (changed.length === 0) return
    for (const inquiry of changed) this.#byId.set(inquiry.id, inquiry)
    this.#list()
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#byId.delete(id)
    this.#list()
  }

  /** Reads the newest inquiries until one is known, and removes erased ones among them. */
  async #readNewest(): Promise<Inquiry[]> {
    const newest: Inquiry[] = []
    let next: Awaited<ReturnType<Source['page']>>['next']
    do {
      const page = await this.#source.page(pageSizes.refresh, next)
      newest.push(...page.inquiries)
      next = page.next
    } while (next && !newest.some(({id}) => this.#byId.has(id)))
    const stored = new Set(newest.map(({id}) => id))
    const oldest = next ? (newest.at(-1)?.receivedAt ?? 0) : 0
    const erased = this.#loaded.inquiries.filter(({id, receivedAt}) => receivedAt > oldest && !stored.has(id))
    if (erased.length > 0) this.remove(erased.map(({id}) => id))
    return newest
  }

  async #readPage(): Promise<void> {
    if (this.#loaded.isComplete) return
    // Before the page, so that changes during the read are loaded later.
    this.#lastChange ??= await this.#source.lastChange()
    const page = await this.#source.page(this.#next ? pageSizes.further : pageSizes.first, this.#next)
    this.#next = page.next
    this.put(page.inquiries)
    if (!page.next) this.#set({isComplete: true})
  }

  #list(): void {
    const inquiries = [...this.#byId.values()].sort(
      (a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : -1),
    )
    this.#set({inquiries})
  }

  /** Runs reads one after another, because concurrent pages would start at the same place. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const run = async () => {
      this.#set({isLoading: true})
      try {
        await work()
        this.#set({isLoading: false, error: undefined})
      } catch (error) {
        this.#set({isLoading: false, error})
      }
    }
    this.#work = this.#work.then(run)
    return this.#work
  }

  #set(change: Partial<Loaded>): void {
    this.#loaded = {...this.#loaded, ...change}
    for (const listener of this.#listeners) listener()
  }
}

/** Compares inquiries. Unchanged ones keep their identity, and with it their cached search text. */
function isSame(a: Inquiry | undefined, b: Inquiry): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b)
}
