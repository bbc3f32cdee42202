import {useSyncExternalStore} from 'react'

const never = () => () => {}

/**
 * What only a browser knows: `before` on the server and in the render that adopts its HTML, `value` from then on. Where both are the
 * same, nothing is drawn again, which React would do in one go and with everything inside.
 */
export function useOnceHydrated<Value extends string | number | boolean>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  )
}

/** False on the server and in the render that adopts its HTML, true from then on. */
export const useHydrated = (): boolean => useOnceHydrated<boolean>(true, false)
