import {useEffect, useRef} from 'react'
import {track} from '../../services/analytics/track.ts'

type Search = {text: string; specialty: string; state: string; results: number; section: string}

// Milliseconds: what was searched for is tracked, not every letter on the way there.
const pause = 1000

/** Tracks what was searched for and what was filtered by, once the visitor has settled on it. */
export function useDirectoryTracking({text, specialty, state, results, section}: Search): void {
  const before = useRef({text, specialty, state})
  useEffect(() => {
    const timer = setTimeout(() => {
      const {current} = before
      before.current = {text, specialty, state}
      if (text !== current.text && text.trim()) {
        track('search', {search_term: text.trim(), results, section})
      }
      if (specialty !== current.specialty) {
        track('filter', {filter_name: 'specialty', filter_value: specialty, results, section})
      }
      if (state !== current.state) {
        track('filter', {filter_name: 'state', filter_value: state, results, section})
      }
    }, pause)
    return () => clearTimeout(timer)
  }, [text, specialty, state, results, section])
}
