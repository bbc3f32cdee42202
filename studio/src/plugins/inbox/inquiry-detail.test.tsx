import {act, fireEvent, screen} from '@testing-library/react'
import {evaluateSync, parse} from 'groq-js'
import {of} from 'rxjs'
import {beforeEach, expect, test, vi} from 'vitest'
import {queryClient} from '../../ui/query-client.ts'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import type {InboxConnection} from './connection.ts'
import {at, inquiry} from './inquiries.fixture.ts'
import type {Inquiry, Note} from './inquiry.ts'
import {InquiryCache} from './inquiry-cache.ts'
import {InquiryDetail} from './inquiry-detail.tsx'

let answer: (query: string) => unknown = () => null
vi.mock('sanity', () => {
  const store = {listenQuery: (query: string) => of(answer(query))}
  return {useDocumentStore: () => store}
})
vi.mock('@sanity/ui/toast', () => ({useToast: () => ({push: () => {}})}))

// jsdom has no layout.
HTMLElement.prototype.checkVisibility = () => true
beforeEach(() => {
  queryClient.clear()
  answer = () => null
})

/** Shows an inquiry that Firestore stores as given; without one it was erased. */
async function show(stored: Inquiry | undefined, known = stored) {
  const note: Note = {
    id: 'n',
    author: 'ben@x.example',
    time: 1_795_000_000_000,
    kind: 'note',
    text: 'Called.',
  }
  const inbox = {
    author: 'ana@x.example',
    get: async () => stored,
    notes: async () => [note],
    change: vi.fn(async (before: Inquiry) => before),
    addNote: vi.fn(async () => {}),
    sendAgain: vi.fn(async () => {}),
    erase: vi.fn(async () => {}),
    page: async () => ({inquiries: stored ? [stored] : [], next: undefined}),
    lastChange: async () => 0,
    undelivered: async () => [],
  }
  const erase = vi.fn(async () => {})
  const onClose = vi.fn()
  renderInStudio(
    <InquiryDetail
      connection={{inbox, erase} as unknown as InboxConnection}
      cache={new InquiryCache(inbox as never)}
      id="i"
      inquiry={known}
      assignees={['ben@x.example']}
      onClose={onClose}
      refreshes={1}
      now={1_795_000_600_000}
    />,
  )
  await act(async () => {})
  return {inbox, erase, onClose}
}

test('an inquiry is shown with its message, its answers and its notes, and a reply is prepared', async () => {
  await show(inquiry('i'))
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe("Ada O'Neil")
  expect(screen.getByText('Please call <me>.')).toBeDefined()
  expect(screen.getByRole('link', {name: '(214) 555-0134'}).getAttribute('href')).toBe('tel:2145550134')
  expect(screen.getByRole('link', {name: 'Reply'}).getAttribute('href')).toMatch(/^mailto:ada@example\.com\?/)
  expect(await screen.findByText('Called.')).toBeDefined()
})

test('an inquiry without a message has no empty card, and one without an address no reply', async () => {
  await show(inquiry('i', {message: '', email: ''}))
  expect(screen.queryByRole('link', {name: 'Reply'})).toBeNull()
  expect(
    [...screen.getByTestId('inquiry').querySelectorAll('[style*="pre-wrap"]')].filter(
      (each) => !each.textContent,
    ),
  ).toEqual([])
})

test('staff change the status and the assignee, and add a note', async () => {
  const {inbox} = await show(inquiry('i'))
  fireEvent.change(screen.getByLabelText('Status'), {target: {value: 'contacted'}})
  await act(async () => {})
  fireEvent.click(screen.getByRole('button', {name: 'Assign to me'}))
  await act(async () => {})
  expect(inbox.change.mock.calls.map((call) => (call as unknown[])[1])).toEqual([
    {status: 'contacted'},
    {assignee: 'ana@x.example'},
  ])
  const add = screen.getByRole<HTMLButtonElement>('button', {name: 'Add note'})
  expect(add.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('New note'), {target: {value: ' Sent the forms. '}})
  fireEvent.click(add)
  await act(async () => {})
  expect(inbox.addNote).toHaveBeenCalledExactlyOnceWith('i', 'Sent the forms.')
})

test('an email that failed is sent again; one that was sent names its time', async () => {
  const failed = {notified: false, attempts: 2, lastError: 'EENVELOPE', nextAttemptAt: at(1)}
  const {inbox} = await show(inquiry('i', {notification: failed}))
  expect(screen.getByText(/^Not emailed: 2 attempts, last error EENVELOPE\./)).toBeDefined()
  fireEvent.click(screen.getByRole('button', {name: 'Send again'}))
  expect(inbox.sendAgain).toHaveBeenCalledExactlyOnceWith('i')
})

test('a delivery to another system that failed is sent again', async () => {
  const handOver = {created: {time: at(1), attempts: 1, lastError: 'HTTP 503'}}
  const {inbox} = await show(inquiry('i', {handOver}))
  expect(screen.getByRole('status').textContent).toContain('Not accepted: 1 attempt, last error HTTP 503.')
  fireEvent.click(screen.getByRole('button', {name: /^Send again: New inquiry/}))
  await act(async () => {})
  expect(inbox.addNote).toHaveBeenCalledExactlyOnceWith('i', 'created', 'send')
  expect(screen.getByRole('status').textContent).toContain('Sending…')
})

test.each([
  ['2099-12-31', '1 organizations which offer 40 products'],
  ['2020-12-31', '____ organizations which offer ____ products'],
])('a reply has the plan counts until %s, and blanks after that', async (effectiveUntil, counts) => {
  const plans = [{total: 40, states: [], effectiveUntil}]
  const text = '{medicareOrganizations} organizations which offer {medicareProducts} products'
  answer = () => ({
    settings: {disclaimers: [{versions: [{text}]}]},
    counted: [{specialties: ['Medicare Advantage'], plans}],
  })
  await show(inquiry('i', {email: 'ada@example.com'}))
  const reply = screen.getByRole('link', {name: 'Reply'}).getAttribute('href') ?? ''
  expect(decodeURIComponent(reply)).toContain(counts)
})

test('a reply has the wording of a disclaimer without a key, not that of another one', async () => {
  const disclaimer = {_type: 'disclaimer', effectiveFrom: '2020-01-01'}
  const dataset = [
    {_id: 'siteSettings', _type: 'siteSettings', disclaimers: [{_ref: 'a'}]},
    {...disclaimer, _id: 'a', title: 'Plans', text: 'We do not offer every plan.'},
    {...disclaimer, _id: 'b', title: 'Rates', text: 'Rates change.', effectiveFrom: '2021-01-01'},
  ]
  answer = (query) => evaluateSync(parse(query), {dataset}).data
  await show(inquiry('i', {email: 'ada@example.com'}))
  const reply = screen.getByRole('link', {name: 'Reply'}).getAttribute('href') ?? ''
  expect(decodeURIComponent(reply)).toContain('We do not offer every plan.')
  expect(decodeURIComponent(reply)).not.toContain('Rates change.')
})

test('an inquiry that someone erased is shown as erased and can no longer be changed', async () => {
  await show(undefined, inquiry('i'))
  expect(await screen.findByText(/^It was erased/)).toBeDefined()
  expect(screen.queryByLabelText('Status')).toBeNull()
})

test.each([
  ['ada@example.com', '1 inquiry from ada@example.com'],
  ['', '1 inquiry from someone without an email address'],
])(
  'a person with the address “%s” is erased after a question, and the inquiry closes',
  async (email, question) => {
    const {inbox, erase, onClose} = await show(inquiry('i', {email}))
    fireEvent.click(screen.getByRole('button', {name: 'Erase this person…'}))
    expect(await screen.findByText(new RegExp(`^${question}`))).toBeDefined()
    fireEvent.click(await screen.findByRole('button', {name: 'Erase 1 inquiry'}))
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(erase.mock.calls).toEqual(email ? [[email, ['i']]] : [])
    expect(inbox.erase.mock.calls).toEqual(email ? [] : [[['i']]])
  },
)
