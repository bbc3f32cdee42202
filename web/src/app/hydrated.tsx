import {useEffect} from 'react'
import type {} from './early-presses.ts'

/**
 * Renders nothing. Once React has hydrated the page it stands in, `<html>` has `data-hydrated`, and the presses that early-presses.ts kept
 * are repeated.
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    const {earlyPresses} = window
    window.earlyPresses = undefined
    earlyPresses?.stop()
    for (const event of earlyPresses?.events ?? []) repeat(event)
  }, [])
  return null
}

function repeat(event: Event): void {
  if (event instanceof KeyboardEvent) {
    // An arrow key moves the focus from tab to tab, so the next key belongs to whatever has it by then.
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key: event.key, bubbles: true}))
  } else if (event.target instanceof Element) {
    event.target.closest('button')?.click()
  }
}
