import {parseEntries} from './outbox.ts'
import {outboxKey} from './outbox-key.ts'
import type {OutboxEvent} from './types.ts'

export type OutboxEvents = {
  emit(event: OutboxEvent): void
  on(listener: (event: OutboxEvent) => void): () => void
}

export function createOutboxEvents(): OutboxEvents {
  const listeners = new Set<(event: OutboxEvent) => void>()
  return {
    emit(event) {
      for (const listener of listeners) listener(event)
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Emits 'sent' for inquiries that another tab brought to Firestore. The browser tells of each change of the list, and
 * a sent entry is marked before it is removed, so none is missed. Returns the way out.
 */
export function watchOtherTabs(page: Window, events: OutboxEvents): () => void {
  const onStorage = ({key, oldValue, newValue}: StorageEvent) => {
    if (key !== outboxKey) return
    const waiting = new Set(idsIn('waiting', oldValue))
    for (const id of idsIn('stored', newValue)) if (waiting.has(id)) events.emit({type: 'sent', id})
  }
  page.addEventListener('storage', onStorage)
  return () => page.removeEventListener('storage', onStorage)
}

function idsIn(state: 'waiting' | 'stored', stored: string | null): string[] {
  return parseEntries(stored)
    .filter((entry) => entry.state === state)
    .map(({id}) => id)
}
