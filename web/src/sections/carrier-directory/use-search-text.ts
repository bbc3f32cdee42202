import {type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState} from 'react'

// Each change of the address counts as a visit and browsers limit their number: it is told once the typing pauses.
const pause = 400

type Search = {
  /** What is searched for: what the field has, as soon as nothing else is to be done. */
  text: string
  /** Of the search box, which keeps its letters itself: they never wait for what they find. */
  field: RefObject<HTMLInputElement | null>
  search: (text: string) => void
  clear: () => void
}

/** The text of a search box, which the address follows after a pause. */
export function useSearchText(inAddress: string, tell: (text: string) => void): Search {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(inAddress)
  const told = useRef(inAddress)
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  // The address changed by itself: a link, the back button, or a prerendered page that learns its query.
  useLayoutEffect(() => {
    if (inAddress === told.current) return
    told.current = inAddress
    if (field.current) field.current.value = inAddress
    setText(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (text === told.current) return
    const timer = setTimeout(() => {
      told.current = text
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
      told.current = ''
      setText('')
    },
  }
}
