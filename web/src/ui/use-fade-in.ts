import {type RefObject, useEffect, useState} from 'react'

/** The visible share of an element that starts the fade, and the margin around the screen. */
const options = {threshold: 0.2, rootMargin: '50px'}

/**
 * Whether an element waits, invisible, to be scrolled to. Only what is below the screen when the page is hydrated ever
 * waits: nothing that could be seen disappears, and without script or under reduced motion everything is there at once.
 */
export function useFadeIn(element: RefObject<Element | null>): boolean {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || !('IntersectionObserver' in window)) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      // `isIntersecting` is true from the first pixel on in some browsers, from the threshold on in others.
      const arrived = entry.intersectionRatio >= options.threshold
      const below = entry.boundingClientRect.top >= window.innerHeight
      if (arrived) observer.disconnect()
      setWaiting((before) => !arrived && (before || below))
    }, options)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return waiting
}
