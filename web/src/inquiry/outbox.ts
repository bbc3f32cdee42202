import {parseJson} from '@upline/domain/content/parse-json.ts'
import {inquiryId, isOutboxId} from '@upline/domain/inquiry/inquiry-id.ts'
import type {InquiryRecord} from '@upline/domain/inquiry/types.ts'
import {randomId} from '../lib/random-id.ts'
import {readStored, writeStored} from '../lib/stored.ts'
import {outboxKey} from './outbox-status.ts'

/**
 * One inquiry and how far it came. 'waiting': not known to be in Firestore. 'stored': it is there, but the office may
 * not have been notified. Once both are done, or after 30 days, the entry is removed.
 */
export type OutboxEntry = {
  /** Also the id of the document, so that a second send cannot store it twice. */
  id: string
  /** Epoch ms. */
  savedAt: number
  state: 'waiting' | 'stored'
  inquiry: InquiryRecord
}

export function newInquiryId(now: number): string {
  return inquiryId(now, randomId(10))
}

/**
 * Mutual exclusion between the tabs of one browser, which frees the locks of a tab that dies. Undefined outside of secure contexts; then the
 * work just runs: storing and notifying are idempotent, so sending twice costs a request and nothing else.
 */
export type Locks = Pick<LockManager, 'request'> | undefined

/** Each change reads and writes the whole list, so it is made under a lock that all tabs share. */
export function createOutbox(storage: () => Storage, locks: Locks) {
  const entries = () => parseEntries(readStored(storage, outboxKey))
  async function change(next: (current: OutboxEntry[]) => OutboxEntry[]): Promise<boolean> {
    const write = () => {
      const changed = next(entries())
      return writeStored(storage, outboxKey, changed.length > 0 ? JSON.stringify(changed) : null)
    }
    return locks ? await locks.request(outboxKey, write) : write()
  }

  return {
    entries,
    /** Resolves with false if storage is full, forbidden or absent. */
    add: (entry: OutboxEntry) => change((current) => [...current.filter(({id}) => id !== entry.id), entry]),
    markStored: (id: string) =>
      change((current) => current.map((entry) => (entry.id === id ? {...entry, state: 'stored'} : entry))),
    remove: (id: string) => change((current) => current.filter((entry) => entry.id !== id)),
  }
}

/** Omits values that are not entries, because a visitor may have edited them. */
export function parseEntries(stored: string | null): OutboxEntry[] {
  const list = parseJson(stored ?? '')
  return Array.isArray(list) ? list.filter(isEntry) : []
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false
  // Only looked at; each property is checked before it is believed.
  const entry: Partial<Record<keyof OutboxEntry, unknown>> = value
  return (
    isOutboxId(entry.id) &&
    typeof entry.savedAt === 'number' &&
    (entry.state === 'waiting' || entry.state === 'stored') &&
    typeof entry.inquiry === 'object' &&
    entry.inquiry !== null
  )
}

/** Calls `onSent` with the ids of waiting inquiries that another tab has stored. It marks them before it removes the entries. */
export function watchOtherTabs(onSent: (ids: readonly string[]) => void): void {
  addEventListener('storage', ({key, oldValue, newValue}) => {
    if (key !== outboxKey) return
    const waiting = new Set(idsIn('waiting', oldValue))
    const sent = idsIn('stored', newValue).filter((id) => waiting.has(id))
    if (sent.length > 0) onSent(sent)
  })
}

function idsIn(state: OutboxEntry['state'], stored: string | null): string[] {
  return parseEntries(stored)
    .filter((entry) => entry.state === state)
    .map(({id}) => id)
}
