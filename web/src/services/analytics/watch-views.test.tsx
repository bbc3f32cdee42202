import {act, render, waitFor} from '@testing-library/react'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {recordEvents} from '../../../../tests/support/record-events.ts'
import {watchViews} from './watch-views.ts'

/** jsdom has no layout, so the test decides which elements come into view. */
class FakeObserver {
  static watched = new Set<Element>()
  static show: (selector: string) => void
  constructor(callback: IntersectionObserverCallback) {
    FakeObserver.show = (selector) => {
      const targets = [...document.querySelectorAll(selector)].filter((e) => FakeObserver.watched.has(e))
      const entries = targets.map((target) => ({target, isIntersecting: true}))
      callback(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver)
    }
  }
  observe = (element: Element) => FakeObserver.watched.add(element)
  unobserve = (element: Element) => FakeObserver.watched.delete(element)
  disconnect = () => FakeObserver.watched.clear()
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver))
afterEach(() => vi.unstubAllGlobals())

it('tracks sections, plans and the end of an article once, even if mounted later', async () => {
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
  const events = recordEvents()
  const stop = watchViews('/life')
  FakeObserver.show('[data-section]')
  FakeObserver.show('[data-section]')
  view.rerender(page(true))
  await waitFor(() => expect(FakeObserver.watched.size).toBe(3))
  act(() => FakeObserver.show('*'))
  stop()
  expect(events.map(({name, params}) => [name, params])).toEqual([
    ['element_view', {element: 'hero', page: '/life'}],
    ['element_view', {element: 'planList', page: '/life'}],
    ['plan_view', {plan_name: 'Term life', page: '/life'}],
    ['content_complete', {content_type: 'newsArticle', content_id: 'news-1'}],
  ])
  expect(FakeObserver.watched.size).toBe(0)
})
