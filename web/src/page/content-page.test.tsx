import {act, screen, waitFor} from '@testing-library/react'
import {Suspense} from 'react'
import {Link} from 'react-router-dom'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {notFoundPage, site} from '../../../tests/fixtures/site.ts'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {pageState} from '../../../tests/support/page-state.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {resolveLiveConnection} from '../content/content-query.ts'
import type {NotFoundData, PageData} from '../content/types.ts'
import {env} from '../lib/env.ts'
import {ContentPage} from './content-page.tsx'
import {startLiveUpdates} from './live-updates.ts'
import {createQueryClient} from './query-client.ts'

const callToAction = sectionOf('callToAction')

type LiveEvent = {type: 'welcome' | 'restart'} | {type: 'message'; id: string; tags: string[]}
const cms = vi.hoisted(() => ({
  fetch: vi.fn(),
  send: (_event: object) => {},
  unsubscribe: vi.fn(),
}))
// The network's other end: what it answers, and when, is what these tests are about.
vi.mock('@sanity/client', () => ({
  createClient: () => ({
    fetch: cms.fetch,
    live: {
      events: () => ({
        subscribe: ({next}: {next: (event: object) => void}) => {
          cms.send = next
          return {unsubscribe: cms.unsubscribe}
        },
      }),
    },
  }),
}))

const page = (heading: string) =>
  ({
    _id: 'page-x',
    _type: 'page',
    title: heading,
    path: '/x',
    seo: null,
    sections: [{...callToAction, heading}],
  }) as unknown as PageData // what else a page has is not looked at here

const hour = 3_600_000

/** The page as its static JSON has it, an hour old. */
function serveSnapshot(heading: string): void {
  const {renderedAt, page: answer} = pageState(site, page(heading))
  const snapshot = {renderedAt: renderedAt - hour, ...answer, syncTags: ['s1:x']}
  vi.stubGlobal('fetch', async () => Response.json(snapshot))
}

/** Serves these copies and no others. */
function serveCopies(copies: Readonly<Record<string, object>>): void {
  vi.stubGlobal('fetch', async (path: string) =>
    copies[path]
      ? Response.json({renderedAt: Date.now(), result: copies[path]})
      : new Response('', {status: 404}),
  )
}

function withoutCms(): void {
  env.sanity.asksCms = false
  onTestFinished(() => {
    env.sanity.asksCms = true
  })
}

const passed = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))
const send = (event: LiveEvent) => act(async () => cms.send(event))
const heading = (name: string) => screen.findByRole('heading', {name})

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  resolveLiveConnection()
  cms.fetch.mockReset()
  cms.fetch.mockImplementation(async () => ({result: page('From the CMS'), syncTags: ['s1:x']}))
})
function visit(path: string) {
  const client = createQueryClient('/', pageState(site, page('Home')))
  renderOnSite(
    <>
      <Link to="/x">Go</Link>
      <Suspense fallback={null}>
        <ContentPage />
      </Suspense>
    </>,
    {client, site, history: [path]},
  )
  return client
}

/** Visits a page whose copy the CMS has updated, and follows live events. */
async function follow() {
  serveSnapshot('From the JSON')
  const client = visit('/x')
  startLiveUpdates(client)
  expect(await heading('From the CMS')).toBeDefined()
  return client
}

test('after a click the static JSON is shown at once, and what changed since is fetched in the background', async () => {
  serveSnapshot('From the JSON')
  let answer = (_: unknown) => {}
  cms.fetch.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  visit('/')
  act(() => screen.getByText('Go').click())
  expect(await heading('From the JSON')).toBeDefined()
  await waitFor(() => expect(cms.fetch).toHaveBeenCalledOnce())
  await act(async () => answer({result: page('From the CMS'), syncTags: ['s1:x']}))
  expect(await heading('From the CMS')).toBeDefined()
})

test.each([undefined, '<html>', {a: 1}])('a CMS that answers %j leaves what the page has', async (answer) => {
  serveSnapshot('From the JSON')
  cms.fetch.mockResolvedValue(answer)
  visit('/x')
  expect(await heading('From the JSON')).toBeDefined()
  await waitFor(() => expect(cms.fetch).toHaveBeenCalled())
  expect(await heading('From the JSON')).toBeDefined()
})

test.each([null, {a: 1}])('the CMS answers instead of a copy with the content %j', async (content) => {
  vi.stubGlobal('fetch', async () => Response.json(content))
  visit('/x')
  expect(await heading('From the CMS')).toBeDefined()
})

test('without the CMS, a path without JSON shows the 404 page of the site', async () => {
  withoutCms()
  serveCopies({'/_content/404.json': notFoundPage})
  visit('/')
  act(() => screen.getByText('Go').click())
  expect(await heading(notFoundPage.title ?? '')).toBeDefined()
  expect(cms.fetch).not.toHaveBeenCalled()
})

test.each([
  ['/portal?from=mail#top', 'https://portal.example/?from=mail#top'],
  ['/rates?level=elite#top', '/x?tab=b&level=elite#rates'],
])('a redirect from %s leads to %s, as one of the host does', async (asked, target) => {
  withoutCms()
  const to = {kind: null, anchor: null, path: null, url: null, page: null}
  const redirects: NotFoundData['redirects'] = [
    {_id: 'a', from: '/portal', to: {...to, kind: 'url', url: 'https://portal.example/'}, permanent: null},
    {_id: 'b', from: '/rates', to: {...to, kind: 'path', path: '/x?tab=b#rates'}, permanent: null},
  ]
  serveCopies({
    '/_content/404.json': {...notFoundPage, redirects},
    '/_content/x.json': page('Target'),
    '/_content/_paths.json': [],
  })
  renderOnSite(<ContentPage />, {
    client: createQueryClient('/', pageState(site, page('Home'))),
    history: [asked],
  })
  await waitFor(() => {
    const isMoved = !location.pathname.startsWith('/rates') && !location.pathname.startsWith('/portal')
    expect(isMoved || document.head.querySelector('meta[http-equiv=refresh]')).toBeTruthy()
  })
  const refresh = document.head.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')
  expect(refresh ?? location.pathname + location.search + location.hash).toBe(
    `${refresh ? '0; url=' : ''}${target}`,
  )
})

test('a publish fetches again what depends on it, and nothing else', async () => {
  await follow()
  await send({type: 'welcome'})
  await passed(400)
  cms.fetch.mockClear()

  await send({type: 'message', id: 'e1', tags: ['s1:other']})
  await passed(400)
  expect(cms.fetch).not.toHaveBeenCalled()

  cms.fetch.mockResolvedValue({result: page('Published'), syncTags: ['s1:x']})
  await send({type: 'message', id: 'e2', tags: ['s1:x']})
  expect(await heading('Published')).toBeDefined()
  expect(cms.fetch).toHaveBeenCalledOnce()
  expect(cms.fetch.mock.lastCall?.[2]).toMatchObject({lastLiveEventId: 'e2'})

  // The tab may have missed publishes while it was offline.
  cms.fetch.mockResolvedValue({result: page('After the restart'), syncTags: ['s1:x']})
  await send({type: 'restart'})
  expect(await heading('After the restart')).toBeDefined()
})

test('what was published after the HTML and before the connection is fetched when that is open', async () => {
  const loadedAt = Date.now()
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(loadedAt)
  const state = {...pageState(site, page('Rendered a second ago')), renderedAt: loadedAt - 1000}
  const client = createQueryClient('/x', state)
  renderOnSite(<ContentPage />, {client, site, history: ['/x']})
  startLiveUpdates(client)
  expect(await heading('Rendered a second ago')).toBeDefined()
  await passed(20)
  expect(cms.fetch).not.toHaveBeenCalled()
  await send({type: 'welcome'})
  expect(await heading('From the CMS')).toBeDefined()
})

test('what was published after a fetch and before the connection is fetched when that is open', async () => {
  await follow()
  cms.fetch.mockResolvedValue({result: page('Published meanwhile'), syncTags: ['s1:x']})
  await send({type: 'welcome'})
  expect(await heading('Published meanwhile')).toBeDefined()
})

test('a page that is shown after the connection opens is fetched once', async () => {
  const state = pageState(site, page('Rendered an hour ago'))
  const client = createQueryClient('/x', {...state, renderedAt: state.renderedAt - hour})
  startLiveUpdates(client)
  await passed(20)
  await send({type: 'welcome'})
  renderOnSite(<ContentPage />, {client, site, history: ['/x']})
  expect(await heading('From the CMS')).toBeDefined()
  await passed(400)
  expect(cms.fetch.mock.calls.filter(([, {path}]) => path === '/x')).toHaveLength(1)
})

test('an answer that was under way at the moment of a publish is fetched again', async () => {
  const client = await follow()
  let answer = (_: unknown) => {}
  cms.fetch.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  void client.refetchQueries({queryKey: ['page', '/x']})
  cms.fetch.mockResolvedValue({result: page('Published meanwhile'), syncTags: ['s1:x', 's1:new']})
  await send({type: 'message', id: 'e1', tags: ['s1:new']})
  await act(async () => answer({result: page('Asked before the publish'), syncTags: ['s1:x']}))
  expect(await heading('Published meanwhile')).toBeDefined()
})

test('the events of a bulk publish lead to one refetch, later in some tabs than in others', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  await follow()
  cms.fetch.mockClear()
  vi.useFakeTimers()
  const publishes = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      await send({type: 'message', id: `e${n}`, tags: ['s1:x']})
      await act(() => vi.advanceTimersByTimeAsync(100))
    }
  }
  await publishes(30)
  expect(cms.fetch).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(cms.fetch).toHaveBeenCalledOnce()
  // One that does not end is followed from time to time.
  await publishes(100)
  expect(cms.fetch).toHaveBeenCalledTimes(3)
})

test('a hidden tab closes the connection', async () => {
  await follow()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(cms.unsubscribe).toHaveBeenCalled())
})
