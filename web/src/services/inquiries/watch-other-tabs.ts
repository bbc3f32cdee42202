import {type OutboxEntry, parseEntries} from './outbox.ts'
import {outboxKey} from './outbox-key.ts'

/**
 * Calls `onSent` when another tab brought a waiting inquiry to Firestore. The browser reports each change of the list, and
 * an entry is marked as stored before it is removed, so none is missed. */
export function watchOtherTabs(onSent: () => void): void {
  addEventListener('storage', ({key, oldValue, newValue}) => {
    if (key !== outboxKey) return
    const waiting = new Set(idsIn('waiting', oldValue))
    if (idsIn('stored', newValue).some((id) => waiting.has(id))) onSent()
  })
}

function idsIn(state: OutboxEntry['state'], stored: string | null): string[] {
  return parseEntries(stored)
    .filter((entry) => entry.state === state)
    .map(({id}) => id)
}
