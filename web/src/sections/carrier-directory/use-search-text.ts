import {useEffect, useRef, useState} from 'react'

// Each change of the address counts as a visit and browsers limit their number: it is told once the typing pauses.
const pause = 400

/** The text of a search box, which follows the keys at once and the address after a pause. */
export function useSearchText(
  inAddress: string,
  tell: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  // The address changed by itself: a link, the back button, or a prerendered page that learns its query.
  if (inAddress !== known) {
    setKnown(inAddress)
    setText(inAddress)
  }
  useEffect(() => {
    if (text === inAddress) return
    const timer = setTimeout(() => {
      setKnown(text)
      latest.current(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, inAddress])
  return [text, setText]
}
