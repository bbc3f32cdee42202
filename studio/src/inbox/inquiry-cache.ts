import type {FirestoreInbox} from './firestore-inbox.ts'
import type {Inquiry} from './inquiry.ts'

export interface Loaded {
  /** The loaded inquiries, newest first. */
  inquiries: readonly Inquiry[]
  /** Whether all inquiries are loaded. */
  isComplete: boolean
  isLoading: boolean
  /** Error of the last read. */
  error: unknown
}

type Source = Pick<FirestoreInbox, 'page' | 'since' | 'lastChange' | 'undelivered' | 'get'>

/** The first page is small so that it appears fast; further pages load when a search or a list needs them. */
const pageSizes = {first: 100, further: 2500}
/** Time within which the office is usually notified. */
const recentMs = 10 * 60_000

/**
 * The loaded inquiries, kept up to date in memory. A search loads older ones until it has enough results, because Firestore has no
 * text search.
 */
export class InquiryCache {
  readonly #source: Source
  readonly #eraseCheckMs: number
  readonly #byId = new Map<string, Inquiry>()
  readonly #listeners = new Set<() => void>()
  #loaded: Loaded = {inquiries: [], isComplete: false, isLoading: false, error: undefined}
  #next: Parameters<Source['page']>[1]
  #work: Promise<void> = Promise.resolve()
  #newest = 0
  #lastChange: number | undefined
  #eraseCheckedAt = Date.now()

  /** `eraseCheckMs` is the interval of the search for erased inquiries. */
  constructor(source: Source, eraseCheckMs: number) {
    this.#source = source
    this.#eraseCheckMs = eraseCheckMs
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Loaded => this.#loaded

  /** Loads the next page. */
  more(): Promise<void> {
    return this.#inTurn(() => this.#readPage())
  }

  /** Loads all inquiries. */
  async all(): Promise<readonly Inquiry[]> {
    await this.#inTurn(async () => {
      while (!this.#loaded.isComplete) await this.#readPage()
    })
    if (this.#loaded.error !== undefined) throw this.#loaded.error
    return this.#loaded.inquiries
  }

  /** Loads new and changed inquiries. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#lastChange === undefined) await this.#readPage()
      const [arrived, changed, undelivered] = await Promise.all([
        this.#source.since('timestamp', this.#newest),
        this.#source.since('changedAt', this.#lastChange ?? 0),
        this.#source.undelivered(),
      ])
      this.#lastChange = Math.max(this.#lastChange ?? 0, ...changed.map(({changedAt}) => changedAt))
      this.#newest = Math.max(this.#newest, ...arrived.map(({receivedAt}) => receivedAt))
      const read = [...arrived, ...changed, ...undelivered]
      this.put(read)
      await this.#readNotifications(new Set(read.map(({id}) => id)))
      if (Date.now() - this.#eraseCheckedAt >= this.#eraseCheckMs) await this.#removeErased()
    })
  }

  /** Removes inquiries that are missing in the newest page, because queries for changes don't return erased ones. */
  async #removeErased(): Promise<void> {
    this.#eraseCheckedAt = Date.now()
    const before = this.#loaded.inquiries
    const {inquiries, next} = await this.#source.page(pageSizes.first)
    const stored = new Set(inquiries.map(({id}) => id))
    const oldest = next ? (inquiries.at(-1)?.receivedAt ?? Number.POSITIVE_INFINITY) : 0
    const erased = before.filter(({id, receivedAt}) => receivedAt > oldest && !stored.has(id))
    if (erased.length > 0) this.remove(erased.map(({id}) => id))
  }

  /** Loads recent notifications one by one, because they have no timestamp to query. */
  async #readNotifications(justRead: ReadonlySet<string>): Promise<void> {
    const since = Date.now() - recentMs
    const open = this.#loaded.inquiries.filter(
      ({id, notification, receivedAt}) =>
        !justRead.has(id) &&
        notification?.notified !== true &&
        (notification !== undefined || receivedAt > since),
    )
    const read = await Promise.all(open.slice(0, 20).map(({id}) => this.#source.get(id)))
    this.put(read.filter((inquiry) => inquiry !== undefined))
  }

  /** Replaces or adds inquiries. */
  put(inquiries: readonly Inquiry[]): void {
    const hasChanges = inquiries.some((inquiry) => !isSame(this.#byId.get(inquiry.id), inquiry))
    if (!hasChanges) return
    for (const inquiry of inquiries) this.#byId.set(inquiry.id, inquiry)
    this.#list()
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#byId.delete(id)
    this.#list()
  }

  async #readPage(): Promise<void> {
    if (this.#loaded.isComplete) return
    // Before the page, so that changes during the read are loaded later.
    this.#lastChange ??= await this.#source.lastChange()
    const size = this.#next ? pageSizes.further : pageSizes.first
    const page = await this.#source.page(size, this.#next)
    this.#next = page.next
    this.#newest = Math.max(this.#newest, page.inquiries[0]?.receivedAt ?? 0)
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
