import {useEffect, useRef, useState} from 'react'
import {flushSync} from 'react-dom'

/**
 * A list that grows on request, and to its end when it is printed. The number of its pages is in the address. `grow` moves the focus to
 * the first new entry, because the pressed button has moved or is gone.
 */
export function useGrowingList(page: string, change: (values: {page: string}) => void, pageSize: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number>(undefined)
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // The browser prints right after this event, so the list must be rendered by then.
    const showAll = () => flushSync(() => setPrinted(true))
    addEventListener('beforeprint', showAll)
    return () => removeEventListener('beforeprint', showAll)
  }, [])
  useEffect(() => {
    const first = before.current === undefined ? undefined : list.current?.children[before.current]
    if (!(first instanceof HTMLElement)) return
    before.current = undefined
    first.tabIndex = -1
    first.focus()
  })
  const pages = Math.max(1, Number.parseInt(page, 10) || 1)
  const grow = () => {
    before.current = list.current?.childElementCount
    change({page: String(pages + 1)})
  }
  return {list, length: isPrinted ? Number.POSITIVE_INFINITY : pages * pageSize, grow}
}
