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
    },
  },
  {create: {_id: 'drafts.a', _type: 'post', title: 'A lazy dog'}},
  {create: {_id: 'b', _type: 'author', name: 'Ann', post: {_type: 'reference', _ref: 'a'}}},
])
const engine = new QueryEngine(store, {projectId: 'p1', dataset: 'blue'})
const ask = (query: string, params = {}) => JSON.parse(engine.answer(query, params, 'raw').json)

test.each([
  ['path("a.b") in path("a.*")', true],
  ['path("b.a.b") in path("a.**")', false],
  ['*[path(_id) in path("drafts.**")]._id', ['drafts.a']],
  ['*[_id in path("drafts.**")]._id', ['drafts.a']],
  ['*[_type == "author" && references("a")]._id', ['b']],
  ['*[_type == "author"][0].post->title', 'The quick brown fox'],
  ['*[sanity::versionOf("a")]._id', ['a', 'drafts.a']],
  ['[sanity::projectId(), sanity::dataset()]', ['p1', 'blue']],
])('%s', (query, result) => {
  expect(ask(query)).toEqual(result)
})

test('score() ranks by matches, boost() raises the rank, and order sorts by it', () => {
  const ids = (query: string) => ask(query).map(({_id}: {_id: string}) => _id)
  expect(ids('*[_type == "post"] | score(title match "fox") | order(_score desc)')).toEqual(['a', 'drafts.a'])
  expect(
    ids('*[_type == "post"] | score(boost(title match "lazy", 5), title match "fox") | order(_score desc)'),
  ).toEqual(['drafts.a', 'a'])
})
