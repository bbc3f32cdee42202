import {track} from './track.ts'

const watched = '[data-section], [data-plan], [data-article-end]'

/**
 * Tracks sections, plans and ends of articles when they come into view, each once. Elements that React mounts later are watched
 * too. Returns a cleanup function.
 */
export function watchViews(page: string): () => void {
  if (!('IntersectionObserver' in window)) return () => {}
  const seen = new WeakSet<Element>()
  const views = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (!isIntersecting) continue
      views.unobserve(target)
      if (target instanceof HTMLElement) trackView(target.dataset, page)
    }
  })

  function observe(): void {
    for (const element of document.querySelectorAll(watched)) {
      if (seen.has(element)) continue
      seen.add(element)
      views.observe(element)
    }
  }

  observe()
  const mounts = new MutationObserver(observe)
  mounts.observe(document.body, {childList: true, subtree: true})
  return () => {
    mounts.disconnect()
    views.disconnect()
  }
}

function trackView({section, plan, articleEnd}: DOMStringMap, page: string): void {
  if (section) track('element_view', {element: section, page})
  if (plan) track('plan_view', {plan_name: plan, page})
  if (articleEnd) track('content_complete', {content_type: 'newsArticle', content_id: articleEnd})
}
