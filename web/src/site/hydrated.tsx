import {useEffect} from 'react'
import type {} from './early-presses.ts'

/**
 * Renders nothing. Once React has hydrated the page, calls back and sets `data-hydrated` on `<html>`, and repeats the presses that
 * early-presses.ts recorded.
 */
export function Hydrated({onHydrated}: {onHydrated: (() => void) | undefined}) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    const {earlyPresses} = window
    window.earlyPresses = undefined
    earlyPresses?.stop()
    for (const button of earlyPresses?.buttons ?? []) button.click()
    onHydrated?.()
  }, [onHydrated])
  return null
}
