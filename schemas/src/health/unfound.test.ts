import {expect, test} from 'vitest'
import {findSearch, unfoundRows} from './unfound.ts'

const search = {
  _type: 'siteSearch',
  _key: 's',
  synonyms: ['Med Supp, medsupp = Medicare Supplement', 3, null],
}
const documents = [
  {_id: 'page-search', _type: 'page', path: '/search', sections: [null, search]},
  {_id: 'redirect-a', _type: 'redirect', from: '/About.html/', enabled: false},
  {_id: 'redirect-c', _type: 'redirect', from: '/agents/*.pdf', enabled: true},
  {_id: 'redirect-d', _type: 'redirect', from: '/Café', enabled: true},
  {_id: 'drafts.redirect-b', _type: 'redirect', from: '/draft.html'},
  {_id: 'page-odd', _type: 'page', path: 3, sections: 'none'},
]
const once = (...texts: string[]) => texts.map((text) => ({text, count: 1, from: []}))

test('adds up days, and lists the most frequent first', () => {
  const days = [
    {
      date: '2026-11-02',
      entries: [{text: '/old', count: 2, from: ['/a', '/b']}, ...once('?zeppelin', '/rare')],
    },
    {date: '2026-11-01', entries: [{text: '/old', count: 3, from: ['/b', 'www.example.org']}]},
    {date: 'yesterday', entries: once('/wrong')},
    null,
  ]
  expect(unfoundRows(days, documents)).toEqual({
    addresses: [
      {
        key: expect.stringMatching(/^unfound \w{10,14}$/),
        text: '/old',
        count: 5,
        from: ['/a', '/b', 'www.example.org'],
        last: '2026-11-02',
      },
      {
        key: expect.stringMatching(/^unfound \w{10,14}$/),
        text: '/rare',
        count: 1,
        from: [],
        last: '2026-11-02',
      },
    ],
    searches: [
      {
        key: expect.stringMatching(/^unfound \w{10,14}$/),
        text: '?zeppelin',
        count: 1,
        from: [],
        last: '2026-11-02',
      },
    ],
  })
})

test('leaves out what has a published page, redirect or synonym since', () => {
  const entries = once(
    '/search/',
    '/caf%c3%a9',
    '/about.html',
    '/agents/kit.pdf',
    '/draft.html',
    '?MedSupp',
    '?med supp',
    '?medigap',
  )
  const {addresses, searches} = unfoundRows([{date: '2026-11-01', entries}], documents)
  expect(addresses.map(({text}) => text)).toEqual(['/draft.html'])
  expect(searches.map(({text}) => text)).toEqual(['?medigap'])
})

test('finds the section with the synonyms', () => {
  expect(findSearch(documents)).toMatchObject({page: {_id: 'page-search'}, key: 's'})
  expect(findSearch([])).toBeUndefined()
})
