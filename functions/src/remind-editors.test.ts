import {unfoundRows} from '@upline/schemas/health/unfound.ts'
import {expect, test} from 'vitest'
import {mondayOf, reminderLists, renderReminder} from './remind-editors.ts'

const today = '2026-11-23'
const document = (_id: string, _type: string, fields: object = {}) => ({_id, _type, ...fields})
const fact = document('fact-premium', 'fact', {
  key: 'premium',
  label: 'Part B premium',
  effectiveUntil: '2026-01-31',
})
const terms = (id: string, changed: string, fields: object = {title: id}) =>
  document(id, 'legalSection', {_updatedAt: `${changed}T00:00:00Z`, ...fields})
const days = [
  {
    date: '2026-11-20',
    entries: [
      {text: '/old.html', count: 3, from: []},
      {text: '/once.html', count: 1, from: []},
      {text: '?hsa', count: 2, from: []},
      {text: '?once', count: 1, from: []},
    ],
  },
]
const itemsOf = (...documents: Parameters<typeof reminderLists>[0]) =>
  reminderLists(documents, [], today).flatMap(({items}) => items)

test('the lists have what expires, what is unchanged for longest, and what was not found twice', () => {
  const documents = [terms('Home', '2025-01-01'), terms('Terms', '2024-06-01'), fact]
  expect(reminderLists(documents, days, today)).toEqual([
    {
      heading: 'Expired, or expires within 60 days',
      items: [expect.stringMatching(/^Part B premium \(fact\): It expired on 2026-01-31/)],
    },
    {
      heading: 'Reviewed longest ago',
      items: [
        'Terms (legal section): unchanged since 2024-06-01',
        'Home (legal section): unchanged since 2025-01-01',
      ],
    },
    {heading: 'Addresses that visitors did not find', items: ['/old.html: 3 times']},
    {heading: 'Searches without a result', items: ['“hsa”: 2 times']},
  ])
})

test('lists without an entry are left out', () => {
  expect(reminderLists([terms('New', '2026-11-20')], [], today)).toEqual([])
})

test('nothing that staff ignore is listed', () => {
  const [expiring] = reminderLists([fact], [], today)
  const message = expiring?.items[0]?.replace('Part B premium (fact): ', '')
  const {addresses, searches} = unfoundRows(days, [fact])
  const keys = [
    `periods fact-premium effectiveUntil ${message}`,
    ...[...addresses, ...searches].map(({key}) => key),
  ]
  const ignored = keys.map((key) => document(`health-ignored-${key}`, 'healthIgnored', {key, reason: 'Fine'}))
  expect(reminderLists([fact, ...ignored], days, today)).toEqual([])
})

test('a text is listed if it is unchanged for more than 365 days', () => {
  expect(itemsOf(terms('Old', '2025-11-22'), terms('Young', '2025-11-23'))).toEqual([
    'Old (legal section): unchanged since 2025-11-22',
  ])
})

test('the kinds come from the site settings, or from the suggestions if there are none', () => {
  const old = [
    terms('Home', '2025-01-01'),
    document('Ada', 'person', {name: 'Ada', _updatedAt: '2020-01-01'}),
  ]
  const kinds = (reviewedKinds: unknown) =>
    itemsOf(...old, document('siteSettings', 'siteSettings', {reviewedKinds}))
  expect(kinds(['person'])).toEqual(['Ada (person): unchanged since 2020-01-01'])
  for (const none of [[], undefined, 'person'])
    expect(kinds(none)).toEqual(['Home (legal section): unchanged since 2025-01-01'])
})

test('a text is named by its title and kind in words, on one line', () => {
  const settings = document('siteSettings', 'siteSettings', {reviewedKinds: ['legalSection', 'page']})
  const page = document('page-x', 'page', {title: 'Your\nplan', _updatedAt: '2024-02-01'})
  expect(itemsOf(settings, page, terms('law', '2024-01-01', {}))).toEqual([
    'Without a title (legal section): unchanged since 2024-01-01',
    'Your plan (page): unchanged since 2024-02-01',
  ])
})

test('two entries that read the same are listed once', () => {
  const again = {...fact, _id: 'fact-other', key: 'other'}
  expect(itemsOf(fact, again).filter((item) => item.includes('It expired on'))).toHaveLength(1)
})

test('a mail shows ten entries of a list, and how many there are', () => {
  const items = Array.from({length: 11}, (_, n) => `Entry ${n + 1}`)
  const {subject, text} = renderReminder('To do', 'Good morning.', [
    {heading: 'Long', items},
    {heading: 'Short', items: items.slice(0, 10)},
  ])
  expect(subject).toBe('To do')
  expect(text).toContain('Good morning.')
  expect(text).toContain('Long (10 of 11)')
  expect(text).toMatch(/^Short$/m)
  expect(text).toContain('Entry 10')
  expect(text).not.toContain('Entry 11')
  expect(text).toContain('Open Health in the Studio')
})

test.each([
  ['2026-11-22T23:59:59Z', '2026-11-16'],
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2026-11-29T12:00:00Z', '2026-11-23'],
])('the week of %s began on Monday %s', (time, monday) => {
  expect(mondayOf(new Date(time))).toBe(monday)
})
