import {usStates} from '@upline/domain/content/us-states.ts'
import {useSyncExternalStore} from 'react'

const storageKey = 'upline.state'
/** Keeps the choice where storage is not available, until the next load. */
let unsaved = ''
const listeners = new Set<() => void>()

/** Returns the name of the state that the visitor chose, '' without a choice. It is never guessed. */
export function useChosenState(): string {
  return useSyncExternalStore(subscribe, read, () => '')
}

/** Remembers the visitor's state; '' forgets it. */
export function chooseState(state: string): void {
  unsaved = state
  try {
    if (state) localStorage.setItem(storageKey, state)
    else localStorage.removeItem(storageKey)
  } catch {
    // Private windows may refuse.
  }
  for (const listener of listeners) listener()
}

function read(): string {
  let state = unsaved
  try {
    state = localStorage.getItem(storageKey) ?? unsaved
  } catch {
    // As above.
  }
  return usStates.some(({name}) => name === state) ? state : ''
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
