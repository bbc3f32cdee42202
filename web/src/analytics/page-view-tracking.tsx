import {useEffect} from 'react'
import {useLocation} from 'react-router-dom'
import {whenIdle} from '../lib/when-idle.ts'

/** Tracks each visit of a page. A change of path or query stops the previous tracker. */
export function PageViewTracking() {
  const {pathname, search} = useLocation()
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    whenIdle()
      .then(() => import('./track-page.ts'))
      .then(({trackPage}) => {
        if (!isOver) end = trackPage(`${pathname}${search}`)
      })
      // A blocker may refuse it, which is not an error.
      .catch(() => {})
    return () => {
      isOver = true
      end?.()
    }
  }, [pathname, search])
  return null
}
