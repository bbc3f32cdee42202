import {type RefObject, useEffect, useRef} from 'react'

/**
 * For a list of which more is shown on request: the ref of the list, and what to call before it grows. Then the focus goes
 * to the first new entry, for the button that was pressed has moved below all of them or is gone.
 */
export function useGrowingList(): [RefObject<HTMLUListElement | null>, () => void] {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    const first = before.current === undefined ? undefined : list.current?.children[before.current]
    if (!(first instanceof HTMLElement)) return
    before.current = undefined
    first.tabIndex = -1
    first.focus()
  })
  return [
    list,
    () => {
      before.current = list.current?.childElementCount
    },
  ]
}
