import {type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState} from 'react'

// Milliseconds. Browsers limit how often a page may change its address: it changes once the typing pauses.
const pause = 400

type Search = {
  /** What is searched for: the text of the field, applied as a transition. */
  text: string
  /** For the search box, which is uncontrolled: its letters never wait for what they find. */
  field: RefObject<HTMLInputElement | null>
  search: (text: string) => void
  clear: () => void
}

/** The text of a search box, which the address follows after a pause. */
export function useSearchText(inAddress: string, onSettled: (text: string) => void): Search {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(inAddress)
  const settled = useRef(inAddress)
  const latest = useRef(onSettled)
  useEffect(() => {
    latest.current = onSettled
  })
  // The address changed by itself: a link, the back button, or the hydration of a prerendered page, which has no query.
  useLayoutEffect(() => {
    if (inAddress === settled.current) return
    settled.current = inAddress
    if (field.current) field.current.value = inAddress
    setText(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (text === settled.current) return
    const timer = setTimeout(() => {
      settled.current = text
      latest.current(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text])
  return {
    text,
    field,
    search: (typed) => startTransition(() => setText(typed)),
    clear: () => {
      if (field.current) field.current.value = ''
      settled.current = ''
      setText('')
    },
  }
}
