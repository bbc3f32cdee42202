import {useSyncExternalStore} from 'react'
import type {DoneOperation} from './undo.ts'

// Outside of the tool: it is still there when an editor looks at something else and comes back.
let last: DoneOperation | undefined
const listeners = new Set<() => void>()

export function setLastOperation(done: DoneOperation | undefined): void {
  last = done
  for (const listener of listeners) listener()
}

/** What was done last in this tab, as long as it can be undone. */
export function useLastOperation(): DoneOperation | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => last,
  )
}
