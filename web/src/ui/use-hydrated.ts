import {useSyncExternalStore} from 'react'

const never = () => () => {}

/** False on the server and in the render that adopts its HTML, true from then on: what only a browser knows waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
