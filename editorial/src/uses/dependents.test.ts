import {describe, expect, test, vi} from 'vitest'
import {pairsOf} from '../documents/pairs.ts'
import {dependentsOf, targetOf, targetToday} from './dependents.ts'
import {removalProblems} from './removal-problems.ts'
import {removalVerdict} from './removal-verdict.ts'

const life = {_id: 'page-life', _type: 'page', title: 'Life', path: '/insurance/life'}
const content = [
  life,
  {...life, _id: 'drafts.page-life', action: {_ref: 'page-life'}},
  {
    _id: 'navigation',
    _type: 'navigation',
    groups: [{_key: 'a', items: [{link: {kind: 'page', page: {_ref: 'page-life', _weak: true}}}]}],
  },
  {
    _id: 'page-a',
    _type: 'page',
    title: 'A',
    link: {kind: 'path', path: '/insurance/life?tab=comparison#top'},
  },
  {_id: 'drafts.page-b', _type: 'page', title: 'B', link: {_ref: 'page-life'}},
  {_id: 'page-c', _type: 'page', title: 'C', link: {kind: 'url', path: '/insurance/life'}},
  {_id: 'fact-a', _type: 'fact', label: 'Count', key: 'count', value: '50'},
  {_id: 'fact-b', _type: 'fact', label: 'Sentence', value: 'More than {count} of {counted}'},
]

test('a page’s dependents refer to it or link to its path, drafts last', () => {
  expect(dependentsOf(content, {id: 'page-life', path: '/insurance/life'})).toEqual([
    {id: 'navigation', type: 'navigation', title: undefined, published: true, reasons: ['Links to it']},
    {id: 'page-a', type: 'page', title: 'A', published: true, reasons: ['Links to /insurance/life']},
    {id: 'page-b', type: 'page', title: 'B', published: false, reasons: ['Links to it']},
  ])
})

test('a fact’s dependents use its token', () => {
  const found = dependentsOf(content, {id: 'fact-a', factKey: 'count'})
  expect(found).toMatchObject([{id: 'fact-b', reasons: ['Uses {count}'], published: true}])
})

test('the dependents of a category or a specialty have its key', () => {
  const life = {_id: 'life', _type: 'carrierCategory', title: 'Life insurance', key: 'Life'}
  const term = {_id: 'drafts.term', _type: 'carrierSpecialty', title: 'Term', key: 'Term Life'}
  const documents = [
    life,
    term,
    {_id: 'carrier-a', _type: 'carrier', name: 'A', category: 'Life', specialties: ['Term Life', 'MYGA']},
    {_id: 'news-a', _type: 'newsArticle', title: 'Term Life', category: 'Life'},
  ]
  expect(dependentsOf(documents, targetOf('life', life))).toMatchObject([
    {id: 'carrier-a', reasons: ['Has the carrier category Life']},
  ])
  expect(dependentsOf(documents, targetOf('drafts.term', term))).toMatchObject([
    {id: 'carrier-a', reasons: ['Has the specialty Term Life']},
  ])
})

describe('only the version that the site shows today is in use', () => {
  const today = '2026-11-22'
  const of = (year: number) => ({effectiveFrom: `${year}-01-01`, effectiveUntil: `${year}-12-31`})
  const versions = (type: string) => [
    {_id: `${type}-2025`, _type: type, title: '2025', key: 'tpmo', ...of(2025)},
    {_id: `${type}-2026`, _type: type, title: '2026', key: 'tpmo', ...of(2026)},
    {_id: `${type}-2027`, _type: type, title: '2027', key: 'tpmo', ...of(2027)},
  ]
  const page = {
    _id: 'page-a',
    _type: 'page',
    title: 'A',
    shown: [{_ref: 'disclaimer-2025'}, {_ref: 'resourceDocument-2025'}],
    text: '{tpmo}',
  }
  const documents = [page, ...['disclaimer', 'resourceDocument', 'fact'].flatMap(versions)]
  const dependentsOn = (id: string) => {
    const document = documents.find(({_id}) => _id === id) ?? null
    return dependentsOf(documents, targetToday(id, document, documents, today))
  }

  test.each(['disclaimer', 'resourceDocument'])('a %s is used by documents that show any version', (type) => {
    expect(dependentsOn(`${type}-2026`)).toMatchObject([{id: 'page-a', reasons: ['Shows it today']}])
    expect(dependentsOn(`${type}-2027`)).toEqual([])
  })

  test('a fact is used by documents with its token', () => {
    expect(dependentsOn('fact-2026')).toMatchObject([{id: 'page-a', reasons: ['Uses {tpmo}']}])
    for (const year of [2025, 2027]) expect(dependentsOn(`fact-${year}`)).toEqual([])
  })

  test('also if many are removed at once', () => {
    vi.useFakeTimers({now: new Date(`${today}T12:00:00Z`)})
    const problems = (...ids: string[]) => {
      const pairs = [...pairsOf(documents.filter(({_id}) => ids.includes(_id))).values()]
      return [...removalProblems(pairs, documents, 'delete').keys()]
    }
    expect(problems('disclaimer-2026', 'fact-2026')).toEqual(['disclaimer-2026', 'fact-2026'])
    expect(problems('disclaimer-2027', 'fact-2027')).toEqual([])
    vi.useRealTimers()
  })
})

test('the home page can’t be removed, its draft can', () => {
  const home = {_id: 'page-home', _type: 'page', path: '/'}
  expect(removalVerdict('delete', home, [])).toBe('home')
  expect(removalVerdict('delete', {...home, _id: 'drafts.page-home'}, [])).toBe('allowed')
  expect(removalVerdict('delete', {...home, path: '/about'}, [])).toBe('allowed')
})
