import {type DependencyList, useCallback, useEffect, useState} from 'react'

export interface Async<Data> {
  /** The last data that was loaded; it stays while newer data loads. */
  data: Data | undefined
  /** Why the last load failed; undefined after a successful one. */
  error: unknown
  reload: () => void
}

interface Options {
  /** Waits this many milliseconds after the last change of a dependency. */
  delayMs?: number
  /** Loads again when the editor returns to the tab. */
  reloadOnFocus?: boolean
}

/** Loads data when a dependency changes, and ignores results that arrive after the next change. */
export function useAsync<Data>(
  load: (isCurrent: () => boolean) => Promise<Data>,
  dependencies: DependencyList,
  {delayMs = 0, reloadOnFocus = false}: Options = {},
): Async<Data> {
  const [state, setState] = useState<{data: Data | undefined; error: unknown}>({
    data: undefined,
    error: undefined,
  })
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((last) => last + 1), [])
  useEffect(() => {
    let isCurrent = true
    const run = () =>
      load(() => isCurrent).then(
        (data) => isCurrent && setState({data, error: undefined}),
        (error) => isCurrent && setState(({data}) => ({data, error: error ?? new Error('Unknown error')})),
      )
    const timer = delayMs > 0 ? setTimeout(run, delayMs) : void run()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [...dependencies, round])
  useEffect(() => {
    if (!reloadOnFocus) return
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [reload, reloadOnFocus])
  return {...state, reload}
}
