import {useSyncExternalStore} from 'react'

const never = () => () => {}

/** Returns `onServer` in the prerendered HTML and during hydration, and `value` afterwards. */
export function useClientValue<Value extends string | number | boolean>(
  value: Value,
  onServer: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => onServer,
  )
}

/** False on the server and while React hydrates, true from then on. */
export const useHydrated = (): boolean => useClientValue<boolean>(true, false)
