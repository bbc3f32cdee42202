import {createContext, use, useSyncExternalStore} from 'react'
import {createStore} from '../lib/stored.ts'
import {useClientValue} from '../ui/use-client-value.ts'

/** When the page was rendered, in milliseconds since 1970. Undefined on the development server. */
export const RenderedAtContext = createContext<number | undefined>(undefined)

const shiftMs = createStore(0)

/** Returns the current moment; in the preview, the moment that the editor chose. */
export const now = (): Date => new Date(Date.now() + shiftMs.get())

/** Shows the site as of another moment. Only the preview does. */
export const showMoment = (moment: Date): void => shiftMs.set(moment.getTime() - Date.now())

/** Returns what `read` returns for the current moment. On a server and during hydration that is the moment of rendering. */
export function useMoment<Value extends string | number>(read: (moment: Date) => Value): Value {
  const renderedAt = use(RenderedAtContext)
  useSyncExternalStore(shiftMs.subscribe, shiftMs.get, () => 0)
  return useClientValue(read(now()), read(renderedAt ? new Date(renderedAt) : now()))
}

export const useNow = (): Date => new Date(useMoment(Number))
