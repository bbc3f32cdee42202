import {useEffect} from 'react'
import type {LayoutProps} from 'sanity'

/**
 * Moves the focus back to its last place when the focused element is disabled, or disappears with a dialog, menu or panel. If that place left
 * its list meanwhile, the focus moves to the entry next to it.
 */
export function FocusLayout(props: LayoutProps) {
  useEffect(() => {
    let places: HTMLElement[] = []
    const remember = ({target}: FocusEvent) => {
      const others = places.filter((place) => place !== target && place.isConnected)
      if (target instanceof HTMLElement) places = [target, ...others.slice(0, 20)]
    }
    const restore = () => {
      const [last] = places
      if (document.activeElement !== document.body || !last) return
      if (last.checkVisibility() && !last.matches(':disabled')) return
      const dialog = [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document
      for (const place of places.filter((place) => dialog.contains(place))) {
        place.focus({preventScroll: true})
        if (document.activeElement === place) return
      }
    }
    // Later than the Studio, which sometimes moves the focus itself.
    const check = () => setTimeout(restore)
    // The browser reports a hidden element, but not a removed one.
    const observer = new MutationObserver((changes) => {
      places = places.flatMap((place) => [place, ...(place.isConnected ? [] : neighborOf(place, changes))])
      if (document.activeElement === document.body) check()
    })
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

/** Returns the first link or button of the list entry or group next to the removed one, which contained `place`. */
function neighborOf(place: HTMLElement, changes: MutationRecord[]): HTMLElement[] {
  if (!place.closest('li')) return []
  const removal = changes.find(({removedNodes}) => [...removedNodes].some((node) => node.contains(place)))
  const entry = removal?.nextSibling ?? removal?.previousSibling
  const isEntry = entry instanceof Element && entry.matches('li, section')
  return isEntry ? [...entry.querySelectorAll<HTMLElement>('a, button')].slice(0, 1) : []
}
