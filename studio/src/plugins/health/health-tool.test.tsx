import {fireEvent, screen, waitFor, within} from '@testing-library/react'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import type {Row} from '@upline/schemas/health/check-content.ts'
import {unfoundRows} from '@upline/schemas/health/unfound.ts'
import {expect, test, vi} from 'vitest'
import {button, enter, openStudio, press, studio, toasted} from '../../ui/mock-studio.fixture.tsx'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {type Health, HealthContext} from './health-context.ts'
import {HealthTool} from './health-tool.tsx'
import type {UseUnfound} from './unfound-groups.tsx'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('sanity/router', async () => (await import('../../ui/mock-studio.fixture.tsx')).router)
vi.mock('@sanity/ui/toast', async () => (await import('../../ui/mock-studio.fixture.tsx')).toast)

const search = {
  ...{_id: 'page-search', _type: 'page', title: 'Search', path: '/search'},
  sections: [{_type: 'siteSearch', _key: 's', synonyms: ['401k = retirement']}],
}
const documents: StoredDocument[] = [
  {_id: 'page-home', _type: 'page', title: 'Home', path: '/', sections: [{_type: 'hero', _key: 'h'}]},
  {_id: 'redirect-old', _type: 'redirect', from: '/old'},
]
const row = (key: string, more: Partial<Row> = {}): Row => ({
  ...{
    key,
    check: 'links',
    severity: 'broken',
    document: 'page-home',
    type: 'page',
    field: 'sections[_key=="h"].heading',
  },
  ...{message: `Message ${key}`, isFixedInDraft: false},
  ...more,
})
const days = [
  {
    date: '2026-11-20',
    entries: [
      {text: '/gone', count: 2, from: ['a.example']},
      {text: '?dental plans', count: 1, from: []},
    ],
  },
]

const state = () => ({
  ...{watch: vi.fn(() => () => {}), retry: vi.fn()},
  ...{ignore: vi.fn(async () => {}), switchOn: vi.fn(async () => {}), listAgain: vi.fn(async () => {})},
})

/** Opens the tool; without `health` the content was not read yet. */
function openTool(
  health: Partial<Health> | undefined,
  {
    hasFailed = false,
    unfound = {},
    more = [],
  }: {hasFailed?: boolean; unfound?: object; more?: StoredDocument[]} = {},
) {
  openStudio()
  const functions = state()
  const all = new Map([...documents, ...more].map((document) => [document._id, document]))
  const found = health && {open: [], known: [], ignored: [], hasReport: true, documents: all, ...health}
  const useUnfound: UseUnfound = () => ({days: [], hasFailed: false, isSignedOut: false, ...unfound})
  renderInStudio(
    <HealthContext value={{health: found, hasFailed, ...functions}}>
      <HealthTool useUnfound={useUnfound} />
    </HealthContext>,
  )
  return functions
}
const text = () => document.body.textContent ?? ''
const group = (name: string) => within(screen.getByRole('region', {name}))
const rows = (name: string) =>
  group(name)
    .getAllByRole('listitem')
    .map(({textContent}) => textContent)

test('problems are listed by check, each with its place and a link to its field, and those to visitors are marked', () => {
  const fixed = row('b', {isFixedInDraft: true, severity: 'advice'})
  const site = row('c', {
    check: 'rendering',
    document: undefined,
    type: undefined,
    field: '',
    severity: 'advice',
  })
  const {watch} = openTool({open: [row('a'), fixed, site], hasReport: false})
  expect(watch).toHaveBeenCalledOnce()
  expect(text()).toMatch(
    /^Content health3 to fix\. Open one.*The report .* could not be read, so “Rendering” is not checked/,
  )
  expect(rows('Dead links (2)')).toEqual([
    expect.stringMatching(/^HomeMessage aType page › Sections › .*HeadingVisitors see itIgnore$/),
    expect.stringMatching(/^HomeMessage bType page › .*Fixed in draftIgnore$/),
  ])
  expect(rows('Rendering (1)')).toEqual(['The siteMessage cIgnore'])
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(
    '#edit/page-home/page/sections[_key=="h"].heading',
  )
  expect(screen.getAllByRole('region')).toHaveLength(2)
})

test('a problem is ignored with a reason, until a date that is not over', async () => {
  const {ignore} = openTool({open: [row('a')]})
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Ignore')
  const dialog = within(await screen.findByRole('dialog', {name: 'Ignore this'}))
  const submit = dialog.getByRole<HTMLButtonElement>('button', {name: 'Ignore'})
  expect(dialog.getByText('Message a')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
  expect(submit.disabled).toBe(true)
  enter('Reason', ' Planned. ')
  enter('Until (optional)', '2020-01-01')
  expect(dialog.getByText('This date is in the past. Choose today or a later date.')).toBeDefined()
  expect(submit.disabled).toBe(true)
  enter('Until (optional)', '')
  ignore.mockRejectedValueOnce(new Error('offline'))
  fireEvent.click(submit)
  expect(await dialog.findByText('This was not saved. Check the connection and try again.')).toBeDefined()
  fireEvent.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ignore.mock.lastCall).toEqual([expect.objectContaining({key: 'a'}), 'Planned.', undefined])
})

test('a dead link with a redirect of its own is switched on; one with another opens that', async () => {
  const own = row('a', {document: 'redirect-old', type: 'redirect', known: 'redirect-old'})
  const {switchOn} = openTool({known: [own, row('b', {known: 'redirect-old'})]})
  expect(text()).toContain('The published content has no problems.')
  expect(rows('Dead links with a prepared redirect (1)')).toEqual([
    expect.stringMatching(/Message a(?!.*Open its redirect).*Switch on$/),
  ])
  await press('Switch on')
  expect(switchOn).toHaveBeenCalledExactlyOnceWith('redirect-old')
  await press('Known (1)')
  expect(rows('Known (1)')).toEqual([expect.stringMatching(/Message b.*Open its redirect$/)])
  expect(group('Known (1)').getAllByRole('link')[1]?.getAttribute('href')).toBe(
    '#edit/redirect-old/redirect/enabled',
  )
})

test('an ignored problem names the reason and the dates, and is listed again', async () => {
  const ignored = {
    _id: 'i',
    _type: 'healthIgnored',
    key: 'a',
    reason: 'Planned.',
    since: '2026-11-01',
    until: '2026-12-24',
  }
  const {until: _, ...always} = ignored
  const {listAgain} = openTool({
    ignored: [
      {row: row('a'), ignored},
      {row: row('b'), ignored: always},
    ],
  })
  expect(text()).not.toContain('Message a')
  await press('Ignored (2)')
  expect(rows('Ignored (2)')).toEqual([
    expect.stringMatching(/Ignored since November 1, 2026, until December 24, 2026: Planned\..*List again$/),
    expect.stringMatching(/Ignored since November 1, 2026: Planned\./),
  ])
  listAgain.mockRejectedValueOnce(new Error('offline'))
  fireEvent.click(screen.getAllByRole('button', {name: 'List again'})[0] as HTMLElement)
  await toasted('This was not saved. Check the connection and try again.')
  expect(listAgain).toHaveBeenCalledExactlyOnceWith(ignored)
})

test.each([
  [undefined, false, /^Reading the content…$/],
  [undefined, true, /^The content could not be read\. Check the connection\.Try again$/],
  [{}, true, /^The content could not be read again, so this list may be outdated.*Try againContent health/],
])('with the content %j, failed: %s', (health, hasFailed, expected) => {
  const {retry} = openTool(health, {hasFailed})
  expect(text()).toMatch(expected)
  if (hasFailed) fireEvent.click(button('Try again'))
  expect(retry).toHaveBeenCalledTimes(hasFailed ? 1 : 0)
})

test.each([
  [{isSignedOut: true}, 'Sign in to the inbox to see what visitors didn’t find.'],
  [{hasFailed: true}, 'Couldn’t read what visitors didn’t find. Check the connection.'],
])('without the counts of what visitors did not find (%j), it says why', (unfound, expected) => {
  openTool({}, {unfound: {days, ...unfound}})
  expect(text()).toMatch(new RegExp(`${expected}$`))
})

test('an address that visitors did not find becomes a redirect or a page, or is ignored', async () => {
  const {ignore} = openTool({}, {unfound: {days}})
  const name = 'Addresses that visitors did not find (1)'
  expect(rows(name)).toEqual([
    '/gone2 times · last on November 20, 2026 · from a.exampleMake a redirectMake a pageIgnore',
  ])
  const make = (label: string) => fireEvent.click(group(name).getByRole('button', {name: label}))
  make('Make a redirect')
  make('Make a page')
  await waitFor(() =>
    expect(studio.intents).toEqual([
      ['create', [{type: 'redirect', template: 'redirect-from'}, {from: '/gone'}]],
      ['create', [{type: 'page', template: 'page-for'}, {path: '/gone'}]],
    ]),
  )
  make('Ignore')
  expect(within(await screen.findByRole('dialog')).getByText('/gone')).toBeDefined()
  enter('Reason', 'A robot.')
  enter('Until (optional)', '2999-01-01')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', {name: 'Ignore'}))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ignore.mock.lastCall).toEqual([expect.objectContaining({text: '/gone'}), 'A robot.', '2999-01-01'])
})

test('a search without a result becomes a synonym of the search page, or a page', async () => {
  openTool({}, {unfound: {days}, more: [search]})
  expect(rows('Searches without a result (1)')).toEqual([
    '“dental plans”Once · last on November 20, 2026Add a synonymMake a pageIgnore',
  ])
  const path = 'sections[_key=="s"].synonyms'
  await press('Add a synonym')
  await waitFor(() => expect(studio.intents).toEqual([['edit', {id: 'page-search', type: 'page', path}]]))
  expect(studio.committed).toEqual([
    {createIfNotExists: {...search, _id: 'drafts.page-search'}},
    {patch: {id: 'drafts.page-search', setIfMissing: [{[path]: []}], append: [path, ['dental plans = ']]}},
  ])
  fireEvent.click(group('Searches without a result (1)').getByRole('button', {name: 'Make a page'}))
  await waitFor(() =>
    expect(studio.intents[1]).toEqual([
      'create',
      [{type: 'page', template: 'page-for'}, {title: 'Dental plans'}],
    ]),
  )
})

test('without a search page a search becomes a page; an ignored one is listed again', async () => {
  const key = unfoundRows(days, []).addresses[0]?.key ?? expect.unreachable()
  const ignored = {_id: 'i', _type: 'healthIgnored', key, reason: 'A robot.', since: '2026-11-21'}
  const {listAgain} = openTool({}, {unfound: {days}, more: [ignored]})
  expect(rows('Searches without a result (1)')).toEqual([expect.stringMatching(/2026Make a pageIgnore$/)])
  await press('Not found and ignored (1)')
  expect(rows('Not found and ignored (1)')).toEqual([
    expect.stringMatching(/^\/gone2 times .*Ignored since November 21, 2026: A robot\.List again$/),
  ])
  await press('List again')
  expect(listAgain).toHaveBeenCalledExactlyOnceWith(ignored)
  expect(screen.getAllByRole('region')).toHaveLength(2)
})
