import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import {type EarlyInput, presentControl, readControls, readInput, restoreInput} from './early-input.ts'
import type {} from './early-presses.ts'

/**
 * Renders nothing. Once React has hydrated the page, calls back and sets `data-hydrated` on `<html>`, and repeats what the visitor typed,
 * chose and pressed before. Shows a form again that was hidden because code did not load at the first attempt.
 */
export function Hydrated({onHydrated}: {onHydrated?: (() => void) | undefined}) {
  // Reads the controls of the prerendered page, which stay until React commits.
  const [before] = useState(readControls)
  const input = useRef<EarlyInput>([])
  useLayoutEffect(() => {
    input.current = readInput(before)
    // React handles what is typed from now on.
    const forget = ({target}: Event) => {
      if (target instanceof HTMLSelectElement) return
      input.current = input.current.filter(([control]) => control !== target)
    }
    document.addEventListener('input', forget)
    return () => document.removeEventListener('input', forget)
  }, [before])
  useEffect(() => {
    // A choice that makes React hydrate the page is reported twice, by `input` and `change`. A restored field must not change in between.
    const task = setTimeout(() => {
      const {dataset} = document.documentElement
      dataset.hydrated = 'true'
      // The code came at the second attempt.
      delete dataset.scriptFailed
      restoreInput(before, input.current)
      const {earlyPresses} = window
      window.earlyPresses = undefined
      earlyPresses?.stop()
      const present = presentControl(before)
      for (const button of earlyPresses?.buttons ?? []) present(button)?.click()
      onHydrated?.()
    })
    return () => clearTimeout(task)
  }, [before, onHydrated])
  return null
}
