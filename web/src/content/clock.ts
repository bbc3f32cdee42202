import {use, useSyncExternalStore} from 'react'
import {RenderRecordContext} from './render-record.ts'

let shiftMs = 0
const listeners = new Set<() => void>()

/** Returns the current moment; in the preview, the moment that the editor chose. */
export const now = (): Date => new Date(Date.now() + shiftMs)

/** Shows the site as of another moment. Only the preview does. */
export function showMoment(moment: Date): void {
  shiftMs = moment.getTime() - Date.now()
  for (const listener of listeners) listener()
}

/** Returns `now()`, or the moment of rendering on a server. */
export function useNow(): Date {
  const record = use(RenderRecordContext)
  useSyncExternalStore(
    subscribe,
    () => shiftMs,
    () => 0,
  )
  return record?.now ?? now()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
