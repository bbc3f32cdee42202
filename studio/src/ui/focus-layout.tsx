import {useEffect} from 'react'
import type {LayoutProps} from 'sanity'

/** Moves the focus back to its last place when a dialog, menu or panel closes and takes the focused element with it. */
export function FocusLayout(props: LayoutProps) {
  useEffect(() => {
    let places: HTMLElement[] = []
    const remember = ({target}: FocusEvent) => {
      const others = places.filter((place) => place !== target && place.isConnected)
      if (target instanceof HTMLElement) places = [target, ...others.slice(0, 20)]
    }
    const restore = () => {
      if (document.activeElement !== document.body || places[0]?.checkVisibility() !== false) return
      const dialog = [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document
      for (const place of places.filter((place) => dialog.contains(place))) {
        place.focus({preventScroll: true})
        if (document.activeElement === place) return
      }
    }
    // Later than the Studio, which sometimes moves the focus itself.
    const check = () => setTimeout(restore)
    // The browser reports a hidden element, but not a removed one.
    const observer = new MutationObserver(() => document.activeElement === document.body && check())
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', check)
    observer.observe(document.body, {childList: true, subtree: true})
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', check)
      observer.disconnect()
    }
  }, [])
  return props.renderDefault(props)
}
