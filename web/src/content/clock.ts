import {use, useSyncExternalStore} from 'react'
import {createStore} from '../lib/create-store.ts'
import {RenderRecordContext} from './render-record.ts'

const shiftMs = createStore(0)

/** Returns the current moment; in the preview, the moment that the editor chose. */
export const now = (): Date => new Date(Date.now() + shiftMs.get())

/** Shows the site as of another moment. Only the preview does. */
export const showMoment = (moment: Date): void => shiftMs.set(moment.getTime() - Date.now())

/** Returns `now()`, or the moment of rendering on a server. */
export function useNow(): Date {
  const record = use(RenderRecordContext)
  useSyncExternalStore(shiftMs.subscribe, shiftMs.get, () => 0)
  return record?.now ?? now()
}
