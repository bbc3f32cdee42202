import {useEffect} from 'react'
import {useLocation} from 'react-router-dom'
import {reportError} from '../services/error-log/report-error.ts'

/** Tracks each visit of a page: on every change of path or query the tracker of the one before is cleaned up. */
export function PageViewTracking() {
  const {pathname, search} = useLocation()
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    import('../services/analytics/track-page.ts')
      .then(({trackPage}) => {
        if (!isOver) end = trackPage(`${pathname}${search}`)
      })
      .catch((error: unknown) => reportError(error, {category: 'ANALYTICS', action: 'load'}))
    return () => {
      isOver = true
      end?.()
    }
  }, [pathname, search])
  return null
}
