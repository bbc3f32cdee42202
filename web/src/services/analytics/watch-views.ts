import type {Track} from './events.ts'

const watched = '[data-section], [data-plan], [data-article-end]'

/**
 * Tracks sections, plans and ends of articles when they come into view, each once. Elements that React mounts later are watched
 * too. Returns a cleanup function.
 */
export function watchViews(page: Window & typeof globalThis, track: Track, path: string): () => void {
  if (!('IntersectionObserver' in page)) return () => {}
  const seen = new WeakSet<Element>()
  const views = new page.IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (!isIntersecting) continue
      views.unobserve(target)
      if (target instanceof page.HTMLElement) trackView(target.dataset)
    }
  })

  function trackView({section, plan, articleEnd}: DOMStringMap): void {
    if (section) track('element_view', {element: section, page: path})
    if (plan) track('plan_view', {plan_name: plan, page: path})
    if (articleEnd) track('content_complete', {content_type: 'newsArticle', content_id: articleEnd})
  }

  function observe(): void {
    for (const element of page.document.querySelectorAll(watched)) {
      if (seen.has(element)) continue
      seen.add(element)
      views.observe(element)
    }
  }

  observe()
  const mounts = new page.MutationObserver(observe)
  mounts.observe(page.document.body, {childList: true, subtree: true})
  return () => {
    mounts.disconnect()
    views.disconnect()
  }
}
