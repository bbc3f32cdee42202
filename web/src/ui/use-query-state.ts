import {useCallback, useMemo} from 'react'
import {type Location, useLocation, useSearchParams} from 'react-router-dom'
import {useOnceHydrated} from './use-once-hydrated.ts'

// A change is drawn after a while. One that comes before that builds on it, not on what is still shown.
const newest = new WeakMap<Location, URLSearchParams>()

/**
 * State that lives in the address, so that it can be linked to and survives a reload. A default value is the absence of
 * its parameter. Prerendered pages do not know the query: they show the defaults until they are hydrated.
 * `defaults` must be a constant.
 */
export function useQueryState<State extends Readonly<Record<string, string>>>(
  defaults: State,
): [{[Name in keyof State]: string}, (change: Partial<Record<keyof State, string>>) => void] {
  const shown = useLocation()
  const [params, setParams] = useSearchParams()
  const asked = useOnceHydrated(
    new URLSearchParams([...params].filter(([name]) => name in defaults)).toString(),
    '',
  )
  const state = useMemo(() => {
    const values = new URLSearchParams(asked)
    // fromEntries forgets the names that it was given; they are those of the defaults.
    return Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, values.get(name) || value]),
    ) as {[Name in keyof State]: string}
  }, [defaults, asked])
  const change = useCallback(
    (values: Partial<Record<keyof State, string>>) => {
      const after = new URLSearchParams(newest.get(shown) ?? shown.search)
      for (const [name, value] of Object.entries(values)) {
        if (value && value !== defaults[name]) after.set(name, value)
        else after.delete(name)
      }
      newest.set(shown, after)
      setParams(after, {replace: true, preventScrollReset: true})
    },
    [defaults, shown, setParams],
  )
  return [state, change]
}
