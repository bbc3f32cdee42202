import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {createInquiryService, type InquiryService} from '@upline/web/inquiry/inquiry-service.ts'
import type {Notify} from '@upline/web/inquiry/notify-office.ts'
import type {Locks} from '@upline/web/inquiry/outbox.ts'
import {type CreateDocument, StoreError} from '@upline/web/lib/firestore-documents.ts'
import {memoryStorage} from './memory-storage.ts'

/** The outcomes of one request. */
export type Fate = 'answered' | 'request lost' | 'answer lost'

export type World = ReturnType<typeof createWorld>

/**
 * One browser with several tabs, and the backend: only what a real one guarantees. `pause` is where other tabs may
 * run; `fate` decides each request.
 */
export function createWorld(pause: () => Promise<void>, fate: () => Fate) {
  const storage = memoryStorage()
  const documents = new Map<string, string>()
  const mails = new Map<string, string>()
  const holders = new Map<string, {tab: Tab; freed: Promise<void>; free: () => void}>()

  class Tab {
    /** Boundaries this tab still passes before it dies. */
    lifetime: number
    readonly service: InquiryService
    constructor(lifetime = Number.POSITIVE_INFINITY) {
      this.lifetime = lifetime
      this.service = createService(this)
    }
    get alive() {
      return this.lifetime > 0
    }
    /** Passes one boundary. A tab that dies here frees its locks, as the browser does. */
    step(): void {
      if (this.lifetime > 0) this.lifetime -= 1
      if (this.alive) return
      for (const [name, holder] of [...holders]) if (holder.tab === this) release(name)
      throw new Error('This tab is dead')
    }
    /** The same where code can wait: a dead tab waits for ever. */
    async boundary(): Promise<void> {
      await pause()
      try {
        this.step()
      } catch {
        await new Promise(() => {})
      }
    }
  }

  function release(name: string): void {
    holders.get(name)?.free()
    holders.delete(name)
  }

  function locksOf(tab: Tab): Locks {
    async function hold<T>(name: string, work: () => T | Promise<T>): Promise<T> {
      const {promise: freed, resolve: free} = Promise.withResolvers<void>()
      holders.set(name, {tab, freed, free})
      try {
        return await work()
      } finally {
        if (holders.get(name)?.tab === tab) release(name)
      }
    }
    async function request(name: string, ...options: unknown[]) {
      const work = options.pop() as (lock: object | null) => unknown
      await tab.boundary()
      if (options.length > 0 && holders.has(name)) return await work(null)
      while (holders.has(name)) await holders.get(name)?.freed
      return await hold(name, () => work({}))
    }
    // The implementation has no overloads.
    return {request: request as LockManager['request']}
  }

  function storageOf(tab: Tab): Storage {
    const change = (work: () => void) => {
      tab.step()
      work()
      tab.step()
    }
    return {
      ...storage,
      getItem: (key) => {
        tab.step()
        return storage.getItem(key)
      },
      setItem: (key, value) => change(() => storage.setItem(key, value)),
      removeItem: (key) => change(() => storage.removeItem(key)),
    }
  }

  function backendOf(tab: Tab): {create: CreateDocument; notify: Notify} {
    async function request<T>(effect: () => T): Promise<T> {
      await tab.boundary()
      const outcome = fate()
      if (outcome === 'request lost') throw new StoreError('unavailable', 'request lost')
      const answer = effect()
      await tab.boundary()
      if (outcome === 'answer lost') throw new StoreError('unavailable', 'answer lost')
      return answer
    }
    return {
      create: (_collection, id, fields) =>
        request(() => {
          if (!documents.has(id)) documents.set(id, String(fields.message))
        }),
      // One mail an inquiry, however often it is asked for: what the function promises.
      notify: (id, {message}) => request(() => void mails.set(id, message)),
    }
  }

  function createService(tab: Tab): InquiryService {
    return createInquiryService({
      ...backendOf(tab),
      locks: locksOf(tab),
      storage: () => storageOf(tab),
      onUnfinished: () => {},
    })
  }

  return {
    storage,
    documents,
    mails,
    openTab: (lifetime?: number) => new Tab(lifetime),
  }
}

export function requestWith(message: string): InquiryRequest {
  return {kind: 'contact', type: 'agent', name: 'Ada', email: 'ada@example.com', phone: '', message}
}
