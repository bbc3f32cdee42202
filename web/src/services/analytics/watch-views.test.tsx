import {render, waitFor} from '@testing-library/react'
import {beforeEach, expect, it, vi} from 'vitest'
import {FakeObserver} from '../../../../tests/support/fake-observer.ts'
import {recordEvents} from '../../../../tests/support/record-events.ts'
import {watchViews} from './watch-views.ts'

const observer = () => FakeObserver.all.at(-1)
const show = (selector: string) => observer()?.report(selector, {isIntersecting: true})

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver))
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
  show('[data-section]')
  show('[data-section]')
  view.rerender(page(true))
  await waitFor(() => expect(observer()?.targets.size).toBe(3))
  show('*')
  stop()
  expect(events.map(({name, params}) => [name, params])).toEqual([
    ['element_view', {element: 'hero', page: '/life'}],
    ['element_view', {element: 'planList', page: '/life'}],
    ['plan_view', {plan_name: 'Term life', page: '/life'}],
    ['content_complete', {content_type: 'newsArticle', content_id: 'news-1'}],
  ])
  expect(observer()?.targets.size).toBe(0)
})
