import {useEffect, useRef} from 'react'
import {track} from '../../analytics/track.ts'

type Search = {text: string; specialty: string; state: string; results: number; section: string}

// In milliseconds, so that the finished search is tracked, not every letter.
const pause = 1000

/** Tracks searches and filters once the visitor has stopped changing them. */
export function useDirectoryTracking({text, specialty, state, results, section}: Search): void {
  const before = useRef({text, specialty, state})
  useEffect(() => {
    const timer = setTimeout(() => {
      const {current} = before
      before.current = {text, specialty, state}
      if (text !== current.text && text) {
        track('search', {search_term: text, results, section})
      }
      for (const [name, value] of Object.entries({specialty, state})) {
        if (value === current[name as 'specialty' | 'state']) continue // entries() widens the keys to string
        track('filter', {filter_name: name, filter_value: value, results, section})
      }
    }, pause)
    return () => clearTimeout(timer)
  }, [text, specialty, state, results, section])
}
