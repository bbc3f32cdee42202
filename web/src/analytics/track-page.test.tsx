import {render, waitFor} from '@testing-library/react'
import {beforeEach, expect, it, vi} from 'vitest'
import {FakeObserver} from '../../../tests/support/fake-observer.ts'
import {recordEvents} from '../../../tests/support/record-events.ts'
import type {AnalyticsEvent} from './events.ts'
import {siteSection, trackPage, windowSizeCategory} from './track-page.ts'

let events: AnalyticsEvent[]
const names = () => events.map(({name}) => name)

beforeEach(() => {
  vi.useFakeTimers()
  events = recordEvents()
})
function scrollTo(y: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10 * window.innerHeight)
  Object.defineProperty(window, 'scrollY', {value: y * window.innerHeight, configurable: true})
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(20)
}

it('views a page with its context', () => {
  document.title = 'Life insurance'
  const stop = trackPage('/insurance/life')
  vi.advanceTimersByTime(1)
  expect(events).toEqual([
    {
      name: 'page_view',
      params: {
        page_path: '/insurance/life',
        page_title: 'Life insurance',
        referrer: '',
        language: navigator.language,
        viewport_width: 1024,
        viewport_height: 768,
        user_agent: navigator.userAgent,
        window_size_category: 'desktop-sm',
        site_section: 'insurance',
      },
    },
  ])
  stop()
})

it('tracks the time every 30 s and once on leaving, and nothing afterwards', () => {
  const stop = trackPage('/')
  vi.advanceTimersByTime(65_000)
  window.dispatchEvent(new Event('pagehide'))
  stop()
  vi.advanceTimersByTime(120_000)
  scrollTo(9)
  const times = events.flatMap((event) => (event.name === 'time_on_page' ? [event.params] : []))
  expect(times).toEqual([
    {seconds: 30, final: false, page_path: '/'},
    {seconds: 60, final: false, page_path: '/'},
    {seconds: 65, final: true, page_path: '/'},
  ])
  expect(names()).not.toContain('scroll_depth')
})

it('restarts the time when the browser restores the page', () => {
  const stop = trackPage('/')
  vi.advanceTimersByTime(10_000)
  window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(100_000)
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))
  vi.advanceTimersByTime(5_000)
  stop()
  const times = events.flatMap((event) => (event.name === 'time_on_page' ? [event.params.seconds] : []))
  expect(times).toEqual([10, 5])
})

it('tracks sections, plans and the end of an article once, even if mounted later', async () => {
  vi.useRealTimers()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const page = (later: boolean) => (
    <main>
      <section data-section="hero" />
      {later && (
        <section data-section="planList">
          <p data-plan="Term life" />
          <div data-article-end="news-1" />
        </section>
      )}
    </main>
  )
  const view = render(page(false))
  const stop = trackPage('/life')
  await waitFor(() => expect(names()).toEqual(['page_view']))
  const observer = FakeObserver.all.at(-1)
  const show = (selector: string) => observer?.report(selector, {isIntersecting: true})
  show('[data-section]')
  show('[data-section]')
  view.rerender(page(true))
  await waitFor(() => expect(observer?.targets.size).toBe(3))
  show('*')
  expect(events.slice(1).map(({name, params}) => [name, params])).toEqual([
    ['element_view', {element: 'hero', page: '/life'}],
    ['element_view', {element: 'planList', page: '/life'}],
    ['plan_view', {plan_name: 'Term life', page: '/life'}],
    ['content_complete', {content_type: 'newsArticle', content_id: 'news-1'}],
  ])
  stop()
  expect(observer?.targets.size).toBe(0)
})

it.each([
  [639, 'mobile'],
  [640, 'tablet-sm'],
  [767, 'tablet-sm'],
  [768, 'tablet-lg'],
  [1023, 'tablet-lg'],
  [1024, 'desktop-sm'],
  [1279, 'desktop-sm'],
  [1280, 'desktop-lg'],
])('a window of %i px is %s', (width, category) => {
  expect(windowSizeCategory(width)).toBe(category)
})

it.each([
  ['/', 'home'],
  ['/?utm_source=x', 'home'],
  ['/insurance/life', 'insurance'],
  ['/contact?tier=elite', 'contact'],
  ['/about/', 'about'],
])('%s is in the section %s', (path, section) => {
  expect(siteSection(path)).toBe(section)
})
