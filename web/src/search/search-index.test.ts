import fc from 'fast-check'
import {expect, test} from 'vitest'
import {createSearchIndex} from './search-index.ts'

const pages = [
  {path: '/', title: 'Home', text: 'Join our network of agents in TX, with E&O and support 24/7.'},
  {path: '/insurance', title: 'Insurance', text: 'What you can offer: life, Medicare, annuities.'},
  {
    path: '/insurance/medicare',
    title: 'Medicare',
    text: 'Medicare Supplements fill what Medicare leaves open. The Part B premium was $174.70 in 2024.',
  },
  {path: '/insurance/annuities', title: 'Annuities', text: 'Fixed and indexed annuities.'},
  {
    path: '/resources/contracting',
    title: 'Contracting',
    text: 'Request your contracts. Get your packet, and how long it takes.',
  },
  {path: '/resources/licensing', title: 'Licensing', text: 'How to get it, with a bonus.'},
  {
    path: '/about/news/cafe',
    kind: 'newsArticle',
    title: 'A café for agents',
    text: 'Don’t miss the opening. Your 401(k), co-op and non‑resident licenses; eApp.',
  },
]
const index = await createSearchIndex(pages, [
  'medsupp, med supp = Medicare Supplement',
  'español = café',
  'without a meaning',
])
const pathsFor = (query: string) => index.find(query, 10).hits.map(({path}) => path)

test.each([
  ['medicare', '/insurance/medicare'],
  ['MEDICARE suppl', '/insurance/medicare'],
  ['medicre suplements', '/insurance/medicare'],
  ['anuities', '/insurance/annuities'],
  ['annuties fixd', '/insurance/annuities'],
  ['cafe', '/about/news/cafe'],
  ['Ｃａｆｅ', '/about/news/cafe'],
  ["don't", '/about/news/cafe'],
  ['dont', '/about/news/cafe'],
  ['$174.70', '/insurance/medicare'],
  ['me', '/insurance/medicare'],
  ['TX', '/'],
  ['E&O', '/'],
  ['24/7', '/'],
  ['Part B', '/insurance/medicare'],
  ['how do I get contracted', '/resources/contracting'],
  ['medicare zeppelin', '/insurance/medicare'],
  ['2024', '/insurance/medicare'],
  ['license', '/resources/licensing'],
  ['licensed', '/resources/licensing'],
  ['bonuses', '/resources/licensing'],
  ['\u202bbo\u200bnus\u00ades', '/resources/licensing'],
  ['medsupp', '/insurance/medicare'],
  ['Med-Supp rates', '/insurance/medicare'],
  ['401k', '/about/news/cafe'],
  ['401(k)', '/about/news/cafe'],
  ['coop', '/about/news/cafe'],
  ['co op', '/about/news/cafe'],
  ['nonresident', '/about/news/cafe'],
  ['e-app', '/about/news/cafe'],
  ['español', '/about/news/cafe'],
  ['espanol', '/about/news/cafe'],
  // A wrong digit is another number.
  ['2025', undefined],
  // One letter finds titles only.
  ['m', '/insurance/medicare'],
  ['e', undefined],
])('%s finds %s first', (query, path) => expect(pathsFor(query)[0]).toBe(path))

test('a page with some words is not listed after one with all', () => {
  expect(pathsFor('medicare premium')).toEqual(['/insurance/medicare'])
})

test('a hit has the titles above it, and marks what was found', () => {
  const [hit] = index.find('supplement', 10).hits
  expect(hit).toMatchObject({path: '/insurance/medicare', trail: ['Insurance']})
  expect(hit?.excerpt.filter(({isMatch}) => isMatch)).toEqual([{text: 'Supplements', isMatch: true}])
})

test('hits are grouped by kind, the best one first', async () => {
  const {find} = await createSearchIndex([
    {path: '/a', kind: 'newsArticle', title: 'Oak oak', text: 'oak'},
    {path: '/b', kind: 'page', title: 'Trees', text: 'An oak and many other trees'},
    {
      path: '/c',
      kind: 'newsArticle',
      title: 'News',
      text: 'Far down there is one oak among many other trees here',
    },
  ])
  expect(find('oak', 10).hits.map(({path}) => path)).toEqual(['/a', '/c', '/b'])
})

test('returns at most the requested hits, and the total', () => {
  const found = index.find('agents annuities', 1)
  expect([found.hits.length, found.total]).toEqual([1, 4])
})

test('accepts any query', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary', maxLength: 300}), (query) => {
      const {hits, total} = index.find(query, 3)
      expect(hits.length).toBeLessThanOrEqual(Math.min(3, total))
    }),
  )
})
