import {type RefObject, useEffect, useRef} from 'react'

/**
 * Returns the ref of a list that grows on request, and a function to call before it grows. The focus then moves to the first new entry,
 * because the pressed button has moved or is gone.
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
