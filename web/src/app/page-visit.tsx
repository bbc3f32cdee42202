import {useEffect} from 'react'
import {useLocation} from 'react-router-dom'
import {track} from '../services/analytics/track.ts'
import {trackPage} from '../services/analytics/track-page.ts'

/** Tracks each visit of a page: on every change of path or query the tracker of the one before is cleaned up. */
export function PageVisit() {
  const {pathname, search} = useLocation()
  useEffect(() => trackPage(window, track, `${pathname}${search}`), [pathname, search])
  return null
}
