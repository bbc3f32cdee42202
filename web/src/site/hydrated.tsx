import {useEffect} from 'react'
import type {} from './early-presses.ts'

/** Renders nothing. Once React has hydrated the page, `<html>` has `data-hydrated`, and the presses recorded by early-presses.ts are repeated. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    const {earlyPresses} = window
    window.earlyPresses = undefined
    earlyPresses?.stop()
    for (const button of earlyPresses?.buttons ?? []) button.click()
  }, [])
  return null
}
