import {useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState} from 'react'
import {afterPause} from '../ui/after-pause.ts'

/**
 * The text of a search box, which the address (`inAddress`) follows by `onPause` when the visitor pauses. The text may lag behind the field,
 * so that typing never waits for the list.
 */
export function useSearchText(inAddress: string, onPause: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(inAddress)
  const lastInAddress = useRef(inAddress)
  const follow = useEffectEvent(() => {
    lastInAddress.current = text
    onPause(text)
  })
  // The address changed elsewhere: a link, the back button, or the query of a prerendered page after hydration.
  useLayoutEffect(() => {
    const before = lastInAddress.current
    if (inAddress === before) return
    lastInAddress.current = inAddress
    // Text that is not in the address yet is newer. React may have written the address's into the field.
    if (!field.current || ![before, inAddress].includes(field.current.value)) return
    field.current.value = inAddress
    setText(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (text === lastInAddress.current) return
    return afterPause(follow)
  }, [text])
  return {
    text: useDeferredValue(text),
    field,
    search: setText,
    clear: () => {
      if (field.current) field.current.value = ''
      lastInAddress.current = ''
      setText('')
    },
  }
}
