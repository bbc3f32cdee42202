import {act, render} from '@testing-library/react'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {useEffect} from 'react'
import {Subject} from 'rxjs'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {queryClient} from '../../ui/query-client.ts'
import {type HealthState, useHealth} from './health-context.ts'
import {HealthProvider} from './health-provider.tsx'

const {studio} = vi.hoisted(() => ({studio: {client: {}, documentStore: {}}}))
// The Studio's client needs a whole workspace.
vi.mock('sanity', () => ({useClient: () => studio.client, useDocumentStore: () => studio.documentStore}))

const events = {current: new Subject<object>()}
let documents: {_id: string; _type: string; [field: string]: unknown}[]

beforeEach(() => {
  vi.useFakeTimers()
  events.current = new Subject()
  const broken = {_type: 'link', kind: 'path', path: '/gone'}
  documents = [
    {_id: 'siteSettings', _type: 'siteSettings'},
    {
      _id: 'page-home',
      _type: 'page',
      title: 'Home',
      path: '/',
      sections: [{_type: 'hero', _key: 'h', primary: broken}],
    },
  ]
  studio.documentStore = {}
  studio.client = {
    observable: {listen: () => events.current},
    fetch: async (query: string) => {
      if (query.includes('imageAsset')) return []
      return query.includes('._id') ? documents.map(({_id}) => _id) : documents
    },
  }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({problems: []})),
  )
})
afterEach(() => vi.useRealTimers())

const current: {state?: HealthState} = {}
function Count() {
  const state = useHealth()
  useEffect(() => {
    current.state = state
  })
  const {health} = state
  return <output data-has-report={health?.hasReport}>{health?.open.length ?? 'unknown'}</output>
}

/** Renders the Studio with the tool closed, 20 seconds after its start. */
async function openStudio() {
  const {getByRole} = render(
    <HealthProvider siteUrl="https://harbor-oak.example">
      <Count />
    </HealthProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await act(async () => events.current.next({type: 'welcome'}))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  return Object.assign(() => getByRole('status').textContent, {
    hasReport: () => getByRole('status').dataset.hasReport,
  })
}

const store = (document: (typeof documents)[number] | undefined, documentId: string) =>
  act(async () =>
    events.current.next({
      type: 'mutation',
      documentId,
      result: document,
      transition: document ? 'update' : 'disappear',
    }),
  )

test('a publish is counted with the tool closed, also if its draft disappears and others type', async () => {
  const count = await openStudio()
  const before = Number(count())
  expect(before).toBeGreaterThan(0)
  const home = documents[1]
  await store({...home, sections: []} as typeof home, 'page-home')
  await store(undefined, 'drafts.page-home')
  for (let key = 0; key < 10; key += 1) {
    await act(() => vi.advanceTimersByTimeAsync(500))
    await store({_id: 'drafts.faq', _type: 'faq', question: `Why${key}`}, 'drafts.faq')
  }
  expect(Number(count())).toBeLessThan(before)
})

test('keystrokes do not ask the site for its report', async () => {
  await openStudio()
  const asked = vi.mocked(fetch).mock.calls.length
  for (let key = 0; key < 20; key += 1) {
    await store({_id: 'drafts.faq', _type: 'faq', question: `Why${key}`}, 'drafts.faq')
    await act(() => vi.advanceTimersByTimeAsync(200))
  }
  expect(vi.mocked(fetch).mock.calls.length).toBe(asked)
})

test.each([
  [{problems: []}, 'true'],
  [undefined, 'false'],
])('says whether the site reports its problems: %j', async (report, expected) => {
  vi.mocked(fetch).mockImplementation(async () =>
    report ? Response.json(report) : new Response(null, {status: 404}),
  )
  queryClient.clear()
  const count = await openStudio()
  expect(count.hasReport()).toBe(expected)
})

test('staff ignore a problem with or without an end, list it again, and switch on a redirect and its draft', async () => {
  await openStudio()
  const changes: unknown[] = []
  const change = async (...change: unknown[]) => void changes.push(change[0])
  const transaction = {
    patch: (...patch: unknown[]) => {
      changes.push(patch)
      return transaction
    },
    commit: () => change('committed'),
  }
  const getDocument = async (_id: string) => (_id === 'drafts.r1' ? {_id} : undefined)
  Object.assign(studio.client, {create: change, delete: change, getDocument, transaction: () => transaction})
  const {ignore, listAgain, switchOn} = current.state ?? expect.unreachable()
  await ignore({key: 'k'}, 'Planned.', undefined)
  await ignore({key: 'k'}, 'Planned.', '2999-01-01')
  await listAgain({key: 'k'} as Parameters<typeof listAgain>[0])
  await switchOn('r1')
  await switchOn('r2')
  const ignored = {_type: 'healthIgnored', key: 'k', reason: 'Planned.', since: siteDate()}
  const _id = expect.stringMatching(/^health-ignored-[^.]+$/)
  const on = {set: {enabled: true}}
  expect(changes).toEqual([
    {_id, ...ignored},
    {_id, ...ignored, until: '2999-01-01'},
    {query: '*[_type == $type && key == $key]', params: {type: 'healthIgnored', key: 'k'}},
    ...[['r1', on], ['drafts.r1', on], 'committed'],
    ...[['r2', on], 'committed'],
  ])
})
