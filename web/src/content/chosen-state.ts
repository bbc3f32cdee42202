import {useSyncExternalStore} from 'react'
import {useSite} from './site-context.ts'

const storageKey = 'upline.state'
/** Keeps the choice where storage is not available, until the next load. */
let unsaved = ''
const listeners = new Set<() => void>()

/** Returns the name of the state that the visitor chose, '' without a choice. It is never guessed. */
export function useChosenState(): string {
  const {counts} = useSite()
  const state = useStoredState()
  return Object.hasOwn(counts, state) ? state : ''
}

/** Returns what the browser has stored as the visitor's state, unchecked. */
export const useStoredState = (): string => useSyncExternalStore(subscribe, read, () => '')

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
  try {
    return localStorage.getItem(storageKey) ?? unsaved
  } catch {
    return unsaved
  }
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
