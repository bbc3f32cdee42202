import {useEffect} from 'react'
import {whenIdle} from '../lib/when-idle.ts'

/**
 * Counts what the visitor did not find once it has stayed for `pause` milliseconds: the address of a missing page, or `?` and the text of a
 * search. The Studio's preview does not count.
 */
export function useUnfound(text: string | false | undefined, pause = 0): void {
  useEffect(() => {
    if (!text || window.parent !== window) return
    const send = () =>
      whenIdle()
        .then(() => import('./send-unfound.ts'))
        .then(({sendUnfound}) => sendUnfound(text))
        // Offline, or a blocker: only the count is lost.
        .catch(() => {})
    const timer = setTimeout(send, pause)
    return () => clearTimeout(timer)
  }, [text, pause])
}
