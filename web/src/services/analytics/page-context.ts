import type {AnalyticsEvents, WindowSizeCategory} from './events.ts'

/** `width` in CSS pixels. */
export function windowSizeCategory(width: number): WindowSizeCategory {
  if (width < 640) return 'mobile'
  if (width < 768) return 'tablet-sm'
  if (width < 1024) return 'tablet-lg'
  if (width < 1280) return 'desktop-sm'
  return 'desktop-lg'
}

/** The first segment of a path (its query apart), 'home' for the root. */
export function siteSection(path: string): string {
  return (
    path
      .replace(/[?#].*$/s, '')
      .split('/')
      .find(Boolean) ?? 'home'
  )
}

/** Returns the parameters of a page_view. */
export function pageContext(path: string): AnalyticsEvents['page_view'] {
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
