import {act, fireEvent, renderHook, screen, within} from '@testing-library/react'
import {useSyncExternalStore} from 'react'
import {of} from 'rxjs'
import {beforeEach, expect, test, vi} from 'vitest'
import {queryClient} from '../../ui/query-client.ts'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import type {InboxConnection} from './connection.ts'
import {InboxView, useInquiryCache} from './inbox-view.tsx'
import {at, inquiry} from './inquiries.fixture.ts'
import type {Inquiry} from './inquiry.ts'

const {studio} = vi.hoisted(() => ({
  studio: {
    opened: undefined as string | undefined,
    changed: () => {},
    downloads: [] as string[][],
    store: {listenQuery: () => of(null)},
  },
}))
vi.mock('sanity', () => ({useDocumentStore: () => studio.store}))
vi.mock('sanity/router', () => ({
  useRouter: () => ({
    navigate: (state: {inquiry?: string}) => {
      studio.opened = state.inquiry
      studio.changed()
    },
  }),
  useRouterState: (select: (state: object) => unknown) =>
    useSyncExternalStore(
      (changed) => {
        studio.changed = changed
        return () => {}
      },
      () => select({inquiry: studio.opened}),
    ),
}))
vi.mock('../../ui/download-csv.ts', () => ({
  downloadCsv: (...file: string[]) => void studio.downloads.push(file),
}))
vi.mock('@sanity/ui/toast', () => ({useToast: () => ({push: () => {}})}))

// jsdom has no layout.
HTMLElement.prototype.checkVisibility = () => true
beforeEach(() => {
  queryClient.clear()
  studio.opened = undefined
  studio.downloads = []
})

const minute = 60_000
const sent = {notified: true, attempts: 1, lastError: ''}

/** Opens the inbox with the inquiries, newest first, of which one read has a hundred at most. */
async function openInbox(stored: readonly Inquiry[], {fails = false} = {}) {
  const page = vi.fn(async (wanted: number, from = 0) => {
    if (fails) throw new Error('offline')
    const size = Math.min(wanted, 100)
    const next = from + size < stored.length ? from + size : undefined
    return {inquiries: stored.slice(from, from + size), next}
  })
  const signOut = vi.fn()
  const inbox = {
    author: 'ana@x.example',
    page,
    lastChange: async () => 0,
    changedSince: async () => [],
    undelivered: async () => [],
    get: async (id: string) => stored.find((each) => each.id === id),
    notes: async () => [],
    notesOf: async () => new Map([['b', [{author: 'ben', time: 0, kind: 'note', text: 'Called.'}]]]),
  }
  renderInStudio(
    <InboxView connection={{inbox, watch: () => () => {}, signOut} as unknown as InboxConnection} />,
  )
  await act(async () => {})
  await act(async () => {})
  return {page, signOut}
}

const rows = () =>
  screen.getAllByRole('list').map((list) =>
    within(list)
      .queryAllByRole('button')
      .map((row) => row.textContent),
  )
const count = () => screen.getByRole('status').textContent
const numbered = (total: number) =>
  Array.from({length: total}, (_, n) =>
    inquiry(`n${n}`, {name: `Sender ${n}`, timestamp: at(2_000_000 - n), notification: sent}),
  )

test('the clock of the inbox reads nothing, and each change that Firestore reports is one refresh', () => {
  vi.useFakeTimers()
  let changed = () => {}
  const watch = (refresh: () => void) => {
    changed = refresh
    return () => {}
  }
  const inbox = {latest: vi.fn(async () => []), page: vi.fn(async () => [])}
  const connection = {inbox, watch} as unknown as InboxConnection
  const {result} = renderHook(() => useInquiryCache(connection))
  const {now} = result.current
  act(() => vi.advanceTimersByTime(10 * minute))
  expect(result.current).toMatchObject({refreshes: 1, now: now + 10 * minute})
  act(() => changed())
  expect(result.current.refreshes).toBe(2)
})

test('inquiries that the office does not know come first, each row with its state, message and time', async () => {
  const now = Date.now()
  await openInbox([
    inquiry('a', {name: 'Ada', timestamp: at(now), message: 'Two\nlines', assignee: 'ben', suspect: true}),
    inquiry('b', {name: 'Bo', timestamp: at(Date.UTC(2025, 4, 6, 18)), message: ''}),
    inquiry('c', {name: 'Cy', timestamp: at(0), notification: sent, status: 'closed'}),
  ])
  const time = new Intl.DateTimeFormat('en-US', {timeStyle: 'short'}).format(now)
  expect(rows()).toEqual([
    ['BoMay 6, 2025/contactnew'],
    [`Ada${time}Two linesnewpossible spamben`, 'CyPlease call <me>.closed'],
  ])
  expect(screen.getAllByRole('heading', {level: 2}).map((each) => each.textContent)).toEqual([
    'Office not emailed · 1',
    'All others · 2',
  ])
  expect(count()).toBe('3 inquiries')
  expect(screen.getByText('Choose an inquiry to read it.')).toBeDefined()
})

test('a row opens its inquiry and has the focus again after it is closed', async () => {
  await openInbox([inquiry('a', {name: 'Ada', notification: sent}), inquiry('b', {name: 'Bo'})])
  fireEvent.click(screen.getByRole('button', {name: /^Bo/}))
  await act(async () => {})
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Bo')
  expect(screen.getByRole('button', {name: /^Bo/}).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('button', {name: /^Ada/}).getAttribute('aria-current')).toBe('false')
  fireEvent.click(screen.getByRole('button', {name: 'Back to the list'}))
  await act(async () => {})
  expect(document.activeElement).toBe(screen.getByRole('button', {name: /^Bo/}))
  expect(screen.queryByRole('heading', {level: 1})).toBeNull()
})

test('the list is searched and filtered, and the export has what is found with its notes', async () => {
  await openInbox([
    inquiry('a', {name: 'Ada', assignee: 'ben', status: 'contacted', notification: sent}),
    inquiry('b', {name: 'Bo', notification: sent}),
  ])
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), {target: {value}})
  const csv = screen.getByRole<HTMLButtonElement>('button', {name: 'CSV'})
  choose('Assignee', 'ben')
  expect([rows().flat().length, count()]).toEqual([1, '1 found'])
  choose('Status', 'new')
  expect(count()).toBe('0 found')
  expect(screen.getByText('No inquiry matches')).toBeDefined()
  expect(csv.disabled).toBe(true)
  choose('Assignee', ' nobody')
  expect(rows().flat()[0]).toMatch(/^Bo/)
  choose('Status', '')
  choose('Search inquiries', 'bo')
  expect(count()).toBe('1 found')
  fireEvent.click(csv)
  await act(async () => {})
  expect(studio.downloads).toEqual([['inquiries', expect.stringMatching(/\bBo\b.*ben: Called\./s)]])
  expect(studio.downloads[0]?.[1]).not.toContain('Ada')
})

test('fifty inquiries are shown, more after a press, and a search loads all pages', async () => {
  const {page} = await openInbox(numbered(230))
  expect([rows().flat().length, count()]).toEqual([50, '100 inquiries in the newest 100'])
  fireEvent.click(screen.getByRole('button', {name: 'Show more (50 or more)'}))
  expect(rows().flat()).toHaveLength(100)
  const read = page.mock.calls.length
  fireEvent.focus(screen.getByLabelText('Search inquiries'))
  await act(async () => {})
  expect(page.mock.calls.length).toBe(read + 2)
  expect(count()).toBe('230 inquiries')
  expect(screen.getByRole('button', {name: 'Show more (130)'})).toBeDefined()
  fireEvent.change(screen.getByLabelText('Search inquiries'), {target: {value: 'sender'}})
  expect(rows().flat()).toHaveLength(50)
})

test('an empty inbox shows that it is empty, the signed-in user and a button to sign out', async () => {
  const {signOut} = await openInbox([])
  expect(screen.getByText('No inquiries yet')).toBeDefined()
  expect(screen.getByText('ana@x.example')).toBeDefined()
  fireEvent.click(screen.getByRole('button', {name: 'Sign out'}))
  expect(signOut).toHaveBeenCalledOnce()
})

test('a failed read is reported once and read again on request', async () => {
  const {page} = await openInbox([], {fails: true})
  expect(screen.queryByText('No inquiries yet')).toBeNull()
  const read = page.mock.calls.length
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
  await act(async () => {})
  expect(page.mock.calls.length).toBeGreaterThan(read)
})
