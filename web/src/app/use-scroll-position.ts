import {useEffect, useLayoutEffect, useRef} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'
import {decoded} from '../lib/decoded.ts'

/**
 * Scrolls as a browser does between documents: to the top of a new page or of the same, to the anchor in the address, and back to the
 * previous position on Back. A change of the query alone (a tab, a filter) keeps the position.
 */
export function useScrollPosition(): void {
  const {key, pathname, search, hash} = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const before = useRef({key, pathname, search})

  // A layout effect stops listening before the next page scrolls; otherwise that page's position would be saved for this one.
  useLayoutEffect(() => {
    const remember = () => positions.current.set(key, window.scrollY)
    window.addEventListener('scroll', remember, {passive: true})
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // The browser itself restores the position after a reload.
    const handBack = () => {
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', handBack)
    return () => {
      window.removeEventListener('pagehide', handBack)
      handBack()
    }
  }, [])

  useLayoutEffect(() => {
    const last = before.current
    before.current = {key, pathname, search}
    if (last.key === key) return
    const target = hash && document.getElementById(decoded(hash.slice(1)))
    if (type === 'POP') window.scrollTo({top: positions.current.get(key) ?? 0, behavior: 'instant'})
    else if (target)
      target.scrollIntoView({behavior: last.pathname === pathname ? anchorBehavior() : 'instant'})
    else if (last.pathname !== pathname || last.search === search)
      window.scrollTo({top: 0, behavior: 'instant'})
  }, [key, pathname, search, hash, type])
}

/** A click on an anchor of the same page scrolls smoothly, unless the visitor prefers reduced motion. */
const anchorBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
