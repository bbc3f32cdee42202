import type {FirestoreInbox} from './firestore-inbox.ts'
import type {Inquiry} from './inquiry.ts'

export interface Loaded {
  /** Those loaded so far, the newest first. */
  inquiries: readonly Inquiry[]
  /** There are no older ones. */
  isComplete: boolean
  isLoading: boolean
  /** What went wrong when inquiries were last read. */
  error: unknown
}

type Source = Pick<FirestoreInbox, 'page' | 'since' | 'lastChange' | 'undelivered' | 'get'>

/** A first page is there at once; further ones are read when a search or a list needs them. */
const pageSizes = {first: 100, further: 2500}
/** Within it the office is notified of a new inquiry. */
const recentMs = 10 * 60_000

/**
 * The inquiries that were read so far, from the newest back, kept up to date. Nothing is stored in the browser. A search reads further
 * back until it has enough: Firestore finds no words, and each inquiry is read once.
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

  /** `eraseCheckMs`: how often to look which of the newest others erased. */
  constructor(source: Source, eraseCheckMs: number) {
    this.#source = source
    this.#eraseCheckMs = eraseCheckMs
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Loaded => this.#loaded

  /** Reads the next page. */
  more(): Promise<void> {
    return this.#inTurn(() => this.#readPage())
  }

  /** Reads all that there is; rejects where that fails. */
  async all(): Promise<readonly Inquiry[]> {
    await this.#inTurn(async () => {
      while (!this.#loaded.isComplete) await this.#readPage()
    })
    if (this.#loaded.error !== undefined) throw this.#loaded.error
    return this.#loaded.inquiries
  }

  /** Reads what came or changed since the last time. */
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

  /** What is gone leaves no trace in changes: those of the newest page that are not in it any more were erased. */
  async #removeErased(): Promise<void> {
    this.#eraseCheckedAt = Date.now()
    const before = this.#loaded.inquiries
    const {inquiries, next} = await this.#source.page(pageSizes.first)
    const stored = new Set(inquiries.map(({id}) => id))
    const oldest = next ? (inquiries.at(-1)?.receivedAt ?? Number.POSITIVE_INFINITY) : 0
    const erased = before.filter(({id, receivedAt}) => receivedAt > oldest && !stored.has(id))
    if (erased.length > 0) this.remove(erased.map(({id}) => id))
  }

  /** The function's notes of mails have no time to ask for: those that may have been sent since are read one by one. */
  async #readNotifications(justRead: ReadonlySet<string>): Promise<void> {
    const since = Date.now() - recentMs
    const open = this.#loaded.inquiries.filter(
      ({id, suspect, notification, receivedAt}) =>
        !justRead.has(id) &&
        !suspect &&
        notification?.notified !== true &&
        (notification !== undefined || receivedAt > since),
    )
    const read = await Promise.all(open.slice(0, 20).map(({id}) => this.#source.get(id)))
    this.put(read.filter((inquiry) => inquiry !== undefined))
  }

  /** Puts inquiries in the place of what was read of them before. */
  put(inquiries: readonly Inquiry[]): void {
    const isNews = inquiries.some((inquiry) => !isSame(this.#byId.get(inquiry.id), inquiry))
    if (!isNews) return
    for (const inquiry of inquiries) this.#byId.set(inquiry.id, inquiry)
    this.#list()
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#byId.delete(id)
    this.#list()
  }

  async #readPage(): Promise<void> {
    if (this.#loaded.isComplete) return
    // Before the page: what changes while it is read is then read again.
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

  /** One after another: two pages at once would begin at the same place. */
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

/** An unchanged one keeps its place in memory, with the text that searches look at. */
function isSame(a: Inquiry | undefined, b: Inquiry): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b)
}
