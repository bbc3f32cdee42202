import {useCallback, useMemo} from 'react'
import {useSearchParams} from 'react-router-dom'
import {useClientValue} from './use-client-value.ts'

type Values<State> = {[Name in keyof State]: string}

/**
 * Returns state in the address, so that it can be linked and survives a reload. A parameter with its default value is omitted.
 * Prerendered pages do not know the query: they show the defaults until they are hydrated. A change replaces the entry of the history,
 * or, with `asVisit`, adds one for the back button. `defaults` must be the same object in each rendering.
 */
export function useQueryState<State extends Readonly<Record<string, string>>>(
  defaults: State,
): [Values<State>, (change: Partial<Values<State>>, options?: {asVisit?: boolean}) => void] {
  const [params, setParams] = useSearchParams()
  const query = useClientValue(params.toString(), '')
  const state = useMemo(() => {
    const values = new URLSearchParams(query)
    // fromEntries loses the key type: the keys are the keys of the defaults.
    return Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, values.get(name) || value]),
    ) as Values<State>
  }, [defaults, query])
  const change = useCallback(
    (values: Partial<Values<State>>, {asVisit = false} = {}) => {
      // Not `params`: a change that has not been rendered yet is in the address already.
      const before = new URLSearchParams(window.location.search)
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries(values)) {
        if (value && value !== defaults[name]) after.set(name, value)
        else after.delete(name)
      }
      if (String(after) !== String(before)) setParams(after, {replace: !asVisit})
    },
    [defaults, setParams],
  )
  return [state, change]
}
