import {DatabaseSync} from 'node:sqlite'
import fc from 'fast-check'
import {evaluateSync, parse} from 'groq-js'
import {expect, test} from 'vitest'
import {QueryEngine} from '../query/query-engine.ts'
import {Store} from './store.ts'

/** Indexes, kept lists and kept answers may change how soon a query is answered, and nothing else. */
const ids = ['a', 'b', 'c', 'd', 'drafts.a', 'drafts.e', 'versions.r1.b']
const types = ['page', 'post', 'Page']
const titles = ['one', 'two words', 'One-two', '', 'a', 'page']
const attributes = ['_id', '_type', 'title', 'count', 'tags', 'ref', 'ref._ref', 'slug.current', 'valueOf']

const literal = fc.oneof(
  fc.constantFrom<unknown>(...titles, ...ids, ...types),
  fc.constantFrom<unknown>(0, 1, -1, 1.5, true, false, null),
)
const lists = fc.array(literal, {maxLength: 3})

const content = fc.record(
  {
    _type: fc.constantFrom(...types),
    title: fc.oneof({weight: 3, arbitrary: fc.constantFrom<unknown>(...titles)}, literal, lists),
    count: literal,
    tags: lists,
    ref: fc.oneof(
      fc.constantFrom('a', 'b', 'gone').map((_ref) => ({_type: 'reference', _ref, _weak: true})),
      literal,
    ),
    refs: fc.array(
      fc.oneof(
        fc.constantFrom('a', 'b', 'gone').map((_ref) => ({_ref, _weak: true})),
        literal,
      ),
      {maxLength: 3},
    ),
    slug: fc.oneof(fc.record({current: fc.constantFrom(...titles)}), literal),
  },
  {requiredKeys: ['_type']},
)

interface Given {
  text: string
  params: Record<string, unknown>
}

const plain = (...texts: string[]): fc.Arbitrary<Given> =>
  fc.constantFrom(...texts).map((text) => ({text, params: {}}))

/** A value as a literal of the query, or as a parameter. */
const value = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<Given> =>
  fc
    .tuple(arbitrary, fc.constantFrom('', 'p', 'q', 'r'))
    .map(([given, name]) =>
      name === '' ? {text: JSON.stringify(given), params: {}} : {text: `$${name}`, params: {[name]: given}},
    )

function join(template: string, ...parts: fc.Arbitrary<Given>[]): fc.Arbitrary<Given> {
  return fc.tuple(...parts).map((all) => ({
    text: all.reduce((text, {text: part}, n) => text.replaceAll(`<${n}>`, () => part), template),
    params: Object.assign({}, ...all.map(({params}) => params)),
  }))
}

const attribute = plain(...attributes)
const {filter} = fc.letrec<{filter: Given; condition: Given}>((tie) => ({
  filter: fc.oneof(
    {maxDepth: 3, depthSize: 'small'},
    tie('condition'),
    join('<0> && <1>', tie('filter'), tie('filter')),
    join('(<0> || <1>)', tie('filter'), tie('filter')),
    join('!(<0>)', tie('filter')),
    join('(<0>)', tie('filter')),
  ),
  condition: fc.oneof(
    join('<0> == <1>', attribute, value(literal)),
    join('<1> == <0>', attribute, value(literal)),
    join('_type == <0>', value(fc.constantFrom(...types))),
    join('_id == <0>', value(fc.constantFrom(...ids))),
    join('<0> == <1>', attribute, attribute),
    join('<0> != <1>', attribute, value(literal)),
    join('<0> < <1>', attribute, value(literal)),
    join('<0> in <1>', attribute, value(lists)),
    join('<0> in [<1>, <2>]', attribute, value(literal), value(literal)),
    join('<0> in [<1>, ...<2>]', attribute, value(literal), value(lists)),
    join('<0> in tags', value(literal)),
    join('<0> match <1>', attribute, value(fc.constantFrom('one', 'tw*', '*', 'Page', ''))),
    join('defined(<0>)', attribute),
    join('references(<0>)', value(fc.constantFrom<unknown>('a', 'gone', ['a', 'b'], null))),
    join('count(*[references(^._id) && title != <0>]) > 0', value(literal)),
    join('references(<0>, <1>)', value(lists), value(literal)),
    join('<0> in refs[]._ref', value(fc.constantFrom<unknown>('a', 'gone', null))),
    join('count(*[^._id in refs[]._ref && title != <0>]) > 0', value(literal)),
    join('count(*[<0> in [^.<1>]]) > 1', attribute, attribute),
    join('ref->_type == <0>', value(fc.constantFrom(...types))),
    join('ref->title == <0>', value(literal)),
    join('<0> in refs[]->slug.current', value(literal)),
    join('count(*[<0> in refs[]-><1>]) > 0', plain('^._id', '^.^._id', '^.title'), attribute),
    join('count(*[<0> in <1>]) > 0', plain('^.title', '^.tags', '^.count', '^.^.title'), attribute),
    join('count(*[<0> == ^.<1>]) > 0', attribute, attribute),
    join('count(*[ref-><0> == ^.<1> && _type == "page"]) > 0', attribute, attribute),
    join('count(*[references(<0>) && _id != ^._id]) > 0', plain('^.refs[]._ref', '^.ref._ref', '^.tags')),
    join('_id in path(<0>)', value(fc.constantFrom('*', 'drafts.**', 'versions.*.b', 'a'))),
    join('count(*[_type == ^._type && <0> == ^.<0>]) > 1', attribute),
    join(
      'count(*[<0> == ^.<1> && <2>]) > 1',
      attribute,
      attribute,
      plain('true', 'ref._ref == ^._id', 'references(^._id)'),
    ),
    join(
      'count(*[^.<0> == <1> && _type == <2>]) > 0',
      attribute,
      attribute,
      value(fc.constantFrom(...types)),
    ),
    join('_id in *[_type == <0>].ref._ref', value(fc.constantFrom(...types))),
    join('<0> == *[_id == <1>][0].<0>', attribute, value(fc.constantFrom(...ids))),
  ),
}))

const order = plain(
  '',
  ' | order(title)',
  ' | order(count desc, _id)',
  ' | order(lower(title) desc, missing)',
  ' | order(slug.current asc)',
  ' | order(ref->title)',
)
const slice = plain('', '', '[0]', '[-1]', '[1..2]', '[0...2]', '[-2..-1]', '[5...9]')
const shape = plain(
  '',
  '._id',
  '{_id, title, "to": ref->title}',
  '{title, ref{"users": *[references(^._id)]._id}, "users": count(*[references(^._id)])}',
  '{..., "same": *[_type == ^._type && _id != ^._id] | order(title, _id)._id}',
  '{_id, "first": *[_type == "page"] | order(title)[0]._id, "total": count(*[_type == "post" || count == ^.count])}',
  '{_id, "before": *[_type == "page" && title < ^.title] | order(title desc)._id, "after": *[title > ^.title] | order(title)[0]._id}',
  '{_id, "up": *[^.count <= count] | order(count)._id, "down": *[(count <= ^.title) && _id != "a"] | order(count desc)._id}',
  '{_id, "box": {"title": title, "users": *[references(^.^._id)]._id, "same": *[title == ^.^.title]._id}}',
  '{"name": coalesce(title, slug.current, "none"), tags[]{"t": @}, (defined(ref)) => {"has": true}}',
)
const query = fc.oneof(
  {weight: 8, arbitrary: join('*[<0>]<1><2><3>', filter, order, slice, shape)},
  {weight: 1, arbitrary: join('{"n": count(*[<0>]), "all": *[<0>]._id}', filter)},
  {weight: 1, arbitrary: join('*[<0>][<1>]<2>', filter, filter, slice)},
)

const step = fc.oneof(
  {weight: 2, arbitrary: fc.record({put: fc.constantFrom(...ids), content})},
  {weight: 1, arbitrary: fc.record({remove: fc.constantFrom(...ids)})},
  {weight: 4, arbitrary: fc.record({query, perspective: fc.constantFrom('raw', 'published')})},
)

test('whatever was stored, changed and deleted before, a query is answered as plain groq-js answers it', () => {
  let compared = 0
  fc.assert(
    fc.property(
      fc.array(fc.record({put: fc.constantFrom(...ids), content}), {minLength: 3, maxLength: 8}),
      fc.array(step, {minLength: 8, maxLength: 16}),
      (stored, steps) => {
        const store = new Store(new DatabaseSync(':memory:'))
        const engine = new QueryEngine(store, {projectId: 'p', dataset: 'd'})
        for (const each of [...stored, ...steps]) {
          if ('put' in each) {
            // The type of a document cannot change.
            const type = store.get(each.put)?._type ?? each.content._type
            store.commit([{createOrReplace: {...each.content, _id: each.put, _type: type}}])
          } else if ('remove' in each) {
            store.commit([{delete: {id: each.remove}}])
          } else {
            const {text, params} = each.query
            const expected = answerPlainly(store, text, params, each.perspective)
            const {json} = engine.answer(text, params, each.perspective)
            expect(JSON.parse(json), `${text} ${JSON.stringify(params)}`).toEqual(expected)
            compared += 1
          }
        }
      },
    ),
    {numRuns: 250},
  )
  expect(compared).toBeGreaterThan(500)
})

function answerPlainly(store: Store, query: string, params: Given['params'], perspective: string): unknown {
  const dataset = [...store.documents()]
    .filter(({_id}) => perspective === 'raw' || !/^(drafts|versions)\./.test(_id))
    .sort((a, b) => (a._id < b._id ? -1 : 1))
  const {data} = evaluateSync(parse(query, {params}), {dataset, params})
  return JSON.parse(JSON.stringify(data ?? null))
}
