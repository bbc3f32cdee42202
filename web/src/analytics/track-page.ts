import type {AnalyticsEvents, WindowSizeCategory} from './events.ts'
import {track} from './track.ts'

/**
 * Tracks one visit of one page: page_view, scroll depth, time, and what comes into view. Call it on each change of path or query,
 * and call the returned cleanup function before the next. It starts in a timer: React's double mounting counts once, and the
 * page has its title by then.
 */
export function trackPage(path: string): () => void {
  const ends: (() => void)[] = []
  const begin = setTimeout(() => {
    track('page_view', pageContext(path))
    ends.push(watchScrollDepth(path), watchTimeOnPage(path), watchViews(path))
  })
  return () => {
    clearTimeout(begin)
    for (const end of ends.splice(0)) end()
  }
}

/** Tracks once each share of the page (per cent) that scrolling has brought into view. Returns a cleanup function. */
function watchScrollDepth(page_path: string): () => void {
  const remaining = new Set([25, 50, 75, 90] as const)
  let frame = 0

  function measure(): void {
    frame = 0
    const {scrollHeight} = document.documentElement
    const seen = (100 * (scrollY + innerHeight)) / Math.max(scrollHeight, 1)
    for (const depth of remaining) {
      if (depth <= seen && remaining.delete(depth)) track('scroll_depth', {depth, page_path})
    }
    if (remaining.size === 0) stop()
  }
  // Reading the height makes the browser lay out; once a frame is enough.
  const onScroll = () => {
    frame ||= requestAnimationFrame(measure)
  }
  function stop(): void {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
  }

  addEventListener('scroll', onScroll, {passive: true})
  return stop
}

const interval = 30_000

/** Tracks the time every 30 s, and a last time (`final`) when the page is left. A page from the back/forward cache starts again at zero. */
function watchTimeOnPage(page_path: string): () => void {
  let started = performance.now()
  let timer: ReturnType<typeof setInterval> | undefined
  const trackTime = (final: boolean) => {
    const seconds = Math.round((performance.now() - started) / 1000)
    track('time_on_page', {seconds, final, page_path})
  }

  function start(): void {
    started = performance.now()
    timer = setInterval(() => trackTime(false), interval)
  }
  function finish(): void {
    if (!timer) return
    clearInterval(timer)
    timer = undefined
    trackTime(true)
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && !timer) start()
  }

  start()
  addEventListener('pagehide', finish)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('pagehide', finish)
    removeEventListener('pageshow', onShow)
    finish()
  }
}

export function windowSizeCategory(width: number): WindowSizeCategory {
  if (width < 640) return 'mobile'
  if (width < 768) return 'tablet-sm'
  if (width < 1024) return 'tablet-lg'
  if (width < 1280) return 'desktop-sm'
  return 'desktop-lg'
}

/** Returns the first segment of a path, or 'home' for the root. */
export function siteSection(path: string): string {
  return new URL(path, location.origin).pathname.split('/')[1] || 'home'
}

function pageContext(path: string): AnalyticsEvents['page_view'] {
  return {
    page_path: path,
    page_title: document.title,
    referrer: document.referrer,
    language: navigator.language,
    viewport_width: innerWidth,
    viewport_height: innerHeight,
    user_agent: navigator.userAgent,
    window_size_category: windowSizeCategory(innerWidth),
    site_section: siteSection(path),
  }
}

const watched = '[data-section], [data-plan], [data-article-end]'

/** Tracks sections, plans and ends of articles when they first come into view, including elements that React mounts later. */
function watchViews(page: string): () => void {
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
