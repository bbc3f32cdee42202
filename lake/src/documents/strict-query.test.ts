import {DatabaseSync} from 'node:sqlite'
import {describe, expect, test} from 'vitest'
import type {LakeError} from '../lake-error.ts'
import {QueryEngine} from '../query/query-engine.ts'
import {Store} from './store.ts'

const documents = [
  {_id: 'a', _type: 'page', title: 'A lake', to: {_type: 'reference', _ref: 'b'}},
  {_id: 'b', _type: 'page', title: 'A river', to: {_type: 'reference', _ref: 'c'}},
  {_id: 'c', _type: 'page', title: 'A sea'},
  {_id: 'd', _type: 'page', title: 'A pond', to: {_type: 'reference', _ref: 'c'}},
]

function engineOf(stored: object[]): QueryEngine {
  const store = new Store(new DatabaseSync(':memory:'))
  if (stored.length > 0) store.commit(stored.map((create) => ({create})))
  return new QueryEngine(store, {projectId: 'p', dataset: 'd'})
}
const full = engineOf(documents)
const empty = engineOf([])

function ask(query: string, params = {}, engine = full): unknown {
  return JSON.parse(engine.answer(query, params, 'raw').json)
}

function refusal(query: string, params = {}, engine = full) {
  try {
    engine.answer(query, params, 'raw')
  } catch (error) {
    return (error as LakeError).details
  }
  throw new Error(`${query} was answered`)
}

describe('what groq-js takes and does not evaluate is refused, whatever documents there are:', () => {
  test.each([
    ['*[geo::distance(a, b) < 10]', 'geo::distance('],
    ['*[geo::contains(a, b)]', 'geo::contains('],
    ['*[geo::intersects(a, b)]', 'geo::intersects('],
    ['*{"p": geo::latLng(1, 2)}', 'geo::latLng('],
    ['*[defined(a)]{"x": text::query("lake")}', 'text::query('],
    ['*| score(text::semanticSimilarity("lake"))', 'text::semanticSimilarity('],
    ['*[media::aspect(image, "x")]', 'media::aspect('],
    ['user::attributes()', 'user::attributes('],
    ['documents::incomingGlobalDocumentReferenceCount()', 'documents::incomingGlobalDocumentReferenceCount('],
    ['diff::changedAny({}, {}, (a))', 'diff::changedAny('],
    ['*[delta::operation() == "update"]', 'operation('],
    ['*| score(anywhere(title match "x"))', 'anywhere('],
  ])('%s', (query, part) => {
    for (const engine of [full, empty]) {
      const {type, description, start, end, query: echoed} = refusal(query, {}, engine)
      expect([type, echoed]).toEqual(['queryParseError', query])
      expect(query.slice(Number(start), Number(end))).toBe(part)
      expect(description).toContain(part)
    }
  })

  test.each([
    'before()',
    'after().a',
    'delta::changedAny(a)',
    'geo(1)',
    'foo::bar(1)',
    'array::join([1], 1, 2)',
  ])('%s, in the words of groq-js', (query) =>
    expect(refusal(query)).toMatchObject({type: 'queryParseError', query}),
  )
})

describe('score()', () => {
  test.each([
    '*{title} | score(title match "lake")',
    '*[_type == "page"]{title} | order(title) | score(title match "lake")',
    '[{"title": "lake"}] | score(title match "lake")',
    '*[_type == "page"].to-> | score(title match "lake")',
  ])('is refused on projections: %s', (query) => {
    const {description, start} = refusal(query)
    expect(description).toContain('score()')
    expect(query.slice(Number(start))).toMatch(/^score/)
  })

  test.each([
    '* | score(title match "lake")',
    '*[_type == "page"] | order(title) | score(title match "lake")',
    '*[_type == "page" && title match "lake"][0...10] | score(boost(title match "lake", 2)) | order(_score desc)',
    '(*[_type == "page"]) | score(title match "lake") {title, _score}',
    '*[_id == "c"][0]{"all": *[_type == "page" && _type == ^._type] | score(title match "lake")}.all',
  ])('is taken on documents: %s', (query) => {
    expect(ask(query)).toMatchObject([
      {title: 'A lake'},
      ...new Array((ask(query) as []).length - 1).fill({}),
    ])
  })
})

describe('a parameter', () => {
  test.each([
    ['*[_id == $id]', '$id'],
    ['*[_type == "page" && _id in $ids]{title}', '$ids'],
    ['*[_type == "none"]{"x": $deep}', '$deep'],
    ['*[_type == "page"] | order(title) {"n": count(*[_id == $inner])}', '$inner'],
  ])('that is not given is refused as hosted, not taken for null: %s', (query, name) => {
    for (const engine of [full, empty]) {
      const {description, start, end} = refusal(query, {other: 1}, engine)
      expect(description).toBe(`param ${name} referenced, but not provided`)
      expect(query.slice(Number(start), Number(end))).toBe(name)
    }
  })

  test('that is null is given, and one too many does no harm', () => {
    expect(ask('*[_id == $id]', {id: null, other: 1})).toEqual([])
    expect(ask('*[_type == "page"][$from...$to]._id', {from: 1, to: 3})).toEqual(['b', 'c'])
  })
})

describe('functions of documents', () => {
  test('documents::incomingRefCount() counts what refers to the document at hand', () => {
    expect(ask('*[_type == "page"]{_id, "n": documents::incomingRefCount()}')).toEqual([
      {_id: 'a', n: 0},
      {_id: 'b', n: 1},
      {_id: 'c', n: 2},
      {_id: 'd', n: 0},
    ])
    expect(ask('*[documents::incomingRefCount() > 1]._id')).toEqual(['c'])
  })

  test('documents::get() takes a reference or an id', () => {
    expect(ask('*[_id == "a"][0]{"t": documents::get(to).title}')).toEqual({t: 'A river'})
    expect(ask('documents::get("c").title')).toBe('A sea')
    expect(ask('documents::get($id).title', {id: 'd'})).toBe('A pond')
    expect(ask('documents::get("none")')).toBeNull()
  })
})

test.each([
  ['path("a.b") in path("a.*")', true],
  ['path("b.a.b") in path("a.**")', false],
  ['[sanity::projectId(), sanity::dataset()]', ['p', 'd']],
  [String.raw`["\u{1F600}x", "\\u{41}", "\u{22}"]`, ['😀x', String.raw`\u{41}`, '"']],
  [
    '*[_type == "page"] | score(boost(title match "sea", 5), title match "lake") | order(_score desc)[0...2]._id',
    ['c', 'a'],
  ],
])('%s is answered', (query, result) => {
  expect(ask(query)).toEqual(result)
})
