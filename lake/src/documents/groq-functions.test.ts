import {DatabaseSync} from 'node:sqlite'
import {expect, test} from 'vitest'
import {QueryEngine} from '../query/query-engine.ts'
import {Store} from './store.ts'

const store = new Store(new DatabaseSync(':memory:'))
store.commit([
  {
    create: {
      _id: 'a',
      _type: 'post',
      title: 'The quick brown fox',
      tags: ['x', null, 'y', 'x'],
      n: 4,
      at: '2026-01-31T12:00:00Z',
    },
  },
  {create: {_id: 'drafts.a', _type: 'post', title: 'A lazy dog', n: 9}},
  {create: {_id: 'b', _type: 'author', name: 'Ann', post: {_type: 'reference', _ref: 'a'}}},
])
const engine = new QueryEngine(store, {projectId: 'p1', dataset: 'blue'})
const ask = (query: string, params = {}) => JSON.parse(engine.answer(query, params, 'raw').json)

/** The examples of the reference at sanity.io/docs/groq-functions. */
test.each([
  ['coalesce(null, missing, "x")', 'x'],
  ['count([1, 2, null])', 3],
  ['defined(missing)', false],
  ['length("héllo")', 5],
  ['length([1, 2])', 2],
  ['lower("ÀB")', 'àb'],
  ['upper("àb")', 'ÀB'],
  ['round(3.14159, 2)', 3.14],
  ['round(-2.5)', -3],
  ['string(12.5)', '12.5'],
  ['select(1 > 2 => "a", 2 > 1 => "b", "c")', 'b'],
  ['string::split("a-b-c", "-")', ['a', 'b', 'c']],
  ['string::startsWith("alphabet", "alpha")', true],
  ['string::lower("AB")', 'ab'],
  ['string::upper("ab")', 'AB'],
  ['array::join(["a", "b"], ".")', 'a.b'],
  ['array::compact([1, null, 2])', [1, 2]],
  ['array::unique([1, 2, 1])', [1, 2]],
  ['array::intersects([1, 2], [2, 3])', true],
  ['math::sum([1, 2, null])', 3],
  ['math::avg([1, 2, 3])', 2],
  ['math::min([3, 1, 2])', 1],
  ['math::max([3, 1, 2])', 3],
  ['math::sum(["a"])', null],
  ['path("a.b") in path("a.*")', true],
  ['path("b.a.b") in path("a.**")', false],
  ['*[path(_id) in path("drafts.**")]._id', ['drafts.a']],
  ['dateTime("2026-01-31T12:00:00Z") > dateTime("2026-01-30T12:00:00Z")', true],
  ['dateTime("2026-01-31T12:00:00Z") - dateTime("2026-01-31T11:59:00Z")', 60],
  ['dateTime("2026-01-31T12:00:00Z") + 60', '2026-01-31T12:01:00Z'],
  ['dateTime("nonsense")', null],
  [
    'pt::text([{"_type": "block", "children": [{"_type": "span", "text": "One"}, {"_type": "span", "text": " two"}]}, {"_type": "block", "children": [{"_type": "span", "text": "Three"}]}])',
    'One two\n\nThree',
  ],
  ['*[_type == "author" && references("a")]._id', ['b']],
  ['*[_id in path("drafts.**")]._id', ['drafts.a']],
  ['*[_type == "author"][0].post->title', 'The quick brown fox'],
  ['*[sanity::versionOf("a")]._id', ['a', 'drafts.a']],
  ['[sanity::projectId(), sanity::dataset()]', ['p1', 'blue']],
  ['array::compact(*[_id == "a"][0].tags)', ['x', 'y', 'x']],
])('%s', (query, result) => {
  expect(ask(query)).toEqual(result)
})

/** `match` compares words, or beginnings of words for a pattern with `*`. */
test.each([
  ['"The quick brown fox" match "quick"', true],
  ['"The quick brown fox" match "qui"', false],
  ['"The quick brown fox" match "qui*"', true],
  ['"The quick brown fox" match "fox quick"', true],
  ['"The quick brown fox" match ["quick", "slow"]', false],
  ['["a b", "c d"] match "c"', true],
])('%s is %s', (query, result) => {
  expect(ask(query)).toBe(result)
})

test('score() ranks by matches, boost() raises the rank, and order sorts by it', () => {
  const ids = (query: string) => ask(query).map(({_id}: {_id: string}) => _id)
  expect(ids('*[_type == "post"] | score(title match "fox") | order(_score desc)')).toEqual(['a', 'drafts.a'])
  expect(
    ids('*[_type == "post"] | score(boost(title match "lazy", 5), title match "fox") | order(_score desc)'),
  ).toEqual(['drafts.a', 'a'])
})

test('now() and dateTime::now() are the time of the query', () => {
  const {text, time} = ask('{"text": now(), "time": dateTime::now()}')
  for (const value of [text, time]) expect(Math.abs(Date.parse(value) - Date.now())).toBeLessThan(60_000)
})
