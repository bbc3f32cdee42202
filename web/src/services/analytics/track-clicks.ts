import {track} from './track.ts'

/**
 * Tracks clicks on calls to action, wherever they stand: elements with `data-cta` inside a band with `data-section`.
 * One that opens a page for download is a download as well. Returns a cleanup function.
 */
export function trackClicks(): () => void {
  const onClick = ({target}: Event) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-cta]') : null
    if (!element) return
    const label = element.dataset.cta ?? ''
    const href = element.getAttribute('href') ?? ''
    const section = element.closest<HTMLElement>('[data-section]')?.dataset.section ?? ''
    track('cta_click', {label, href, section, page: location.pathname})
    if (href.startsWith('/downloads/')) {
      track('content_download', {
        content_type: section,
        content_id: href,
        file_name: href.split('/').at(-1) ?? '',
      })
    }
  }
  // Before the router navigates, which changes the page that the event names.
  document.addEventListener('click', onClick, {capture: true})
  return () => document.removeEventListener('click', onClick, {capture: true})
}
