import {track} from '../services/analytics/track.ts'

/** Tracks clicks on calls to action, wherever they stand: elements with `data-cta` inside a band with `data-section`. */
export function trackClicks(): void {
  document.addEventListener('click', ({target}) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-cta]') : null
    if (!element) return
    track('cta_click', {
      label: element.dataset.cta ?? '',
      href: element.getAttribute('href') ?? '',
      section: element.closest<HTMLElement>('[data-section]')?.dataset.section ?? '',
      page: location.pathname,
    })
  })
}
