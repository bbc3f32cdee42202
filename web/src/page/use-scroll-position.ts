import {decoded} from '@upline/domain/content/decoded.ts'
import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'
import {readStoredJson, writeStored} from '../lib/stored.ts'

const storage = () => sessionStorage
const storageKey = 'scroll_positions'

const arePositions = (value: unknown): value is [string, number][] =>
  Array.isArray(value) && value.every((entry) => Array.isArray(entry) && typeof entry[1] === 'number')

/** Scrolls as a browser does between documents: to the top, the anchor, or back. A new query alone (a tab) keeps the position. */
export function useScrollPosition(): void {
  const {key, pathname, search, hash} = useLocation()
  const type = useNavigationType()
  // By the key of a history entry, also of entries from before a reload or a visit of another site.
  const [positions] = useState(() => new Map(readStoredJson(storage, storageKey, arePositions)))
  const before = useRef({key, pathname, search})

  // A layout effect stops listening before the next page scrolls; otherwise that page's position would be saved for this one.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, {passive: true})
    return () => window.removeEventListener('scroll', remember)
  }, [key, positions])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const handBack = () => {
      // After a reload the browser restores the position of the page, but not of the other entries of its history.
      history.scrollRestoration = 'auto'
      writeStored(storage, storageKey, JSON.stringify([...positions].slice(-50)))
    }
    window.addEventListener('pagehide', handBack)
    return () => {
      window.removeEventListener('pagehide', handBack)
      handBack()
    }
  }, [positions])

  useLayoutEffect(() => {
    const last = before.current
    before.current = {key, pathname, search}
    if (last.key === key) return
    const target = elementAt(hash)
    const position = type === 'POP' ? positions.get(key) : undefined
    if (position !== undefined) window.scrollTo({top: position, behavior: 'instant'})
    else if (target) {
      moveFocus(target)
      target.scrollIntoView({behavior: last.pathname === pathname ? anchorBehavior() : 'instant'})
    } else if (last.pathname !== pathname || last.search === search)
      window.scrollTo({top: 0, behavior: 'instant'})
  }, [key, pathname, search, hash, type, positions])
}

export const elementAt = (hash: string): HTMLElement | null => document.getElementById(decoded(hash.slice(1)))

/** Lets keyboards and screen readers continue at an element, as after a link of the browser. */
export function moveFocus(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({preventScroll: true})
}

/** A click on an anchor of the same page scrolls smoothly, unless the visitor prefers reduced motion. */
const anchorBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
