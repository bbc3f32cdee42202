import {DatabaseSync} from 'node:sqlite'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {Store} from '../documents/store.ts'
import type {RawMutation} from '../documents/transaction.ts'
import {QueryEngine} from './query-engine.ts'
import {changedTags} from './sync-tags.ts'
import type {Perspective} from './views.ts'

const ids = ['a', 'b', 'c', 'd']
const types = ['page', 'article', 'person']
const paths = ['/x', '/y', '/z']

const id = fc.constantFrom(...ids)
const layeredId = fc
  .tuple(fc.constantFrom('', '', 'drafts.', 'versions.r1.'), id)
  .map(([layer, name]) => layer + name)
const attributes = fc.record(
  {
    path: fc.constantFrom(...paths),
    title: fc.constantFrom('One', 'Two words'),
    rank: fc.integer({min: 0, max: 3}),
    kind: fc.constantFrom<unknown>('list', 'plain', 7),
    tags: fc.subarray(['list', 'plain']),
    author: id.map((_ref) => ({_type: 'reference', _ref, _weak: true})),
    others: fc.array(
      id.map((_ref) => ({_ref, _weak: true})),
      {maxLength: 2},
    ),
  },
  {requiredKeys: []},
)
const mutation: fc.Arbitrary<RawMutation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(layeredId, fc.constantFrom(...types), attributes)
      .map(([_id, _type, rest]) => ({createOrReplace: {_id, _type, ...rest}})),
  },
  {weight: 1, arbitrary: layeredId.map((target) => ({delete: {id: target}}))},
  {
    weight: 1,
    arbitrary: layeredId.map((target) => ({
      createOrReplace: {_id: target, _type: 'page', _system: {delete: true}},
    })),
  },
)
const transactions = fc.array(fc.array(mutation, {minLength: 1, maxLength: 3}), {minLength: 1, maxLength: 8})

/** Lists by type, counts, dereferences (dangling ones among them), filters, order, slices, conditions and searches. */
const queries = [
  '*[_type == "page" && path == $path][0]{..., "by": author->{title, "of": author->title}}',
  '*[_type == "article"] | order(rank desc, _id)[0...2]{_id, title}',
  '*[_type == "article"] | order(rank)[1]._id',
  'count(*[_type == "page"])',
  'count(*)',
  '*[_id in $ids]{_id, _type, rank}',
  '*[_id == "a"][0].author->path',
  '*[_type in ["page", "article"] && path == $path]._id',
  '*[path == $path || rank == 1]._id',
  '*[kind == $kind]._id',
  '*[_type == "page" && references("a")]{_id, title}',
  '*[_type == "article"]{_id, "users": *[references(^._id) && rank > 0]._id}',
  '*[count(*[references(^._id)]) == 0]._id',
  '*[_type == "page"]{_id, "list": select(kind == "list" => *[_type == "article"]{_id, rank})}',
  '*[_type == "page"]{_id, "count": count(others[]->[_type == "person"])}',
  '*[references("b")]._id',
  '*[_type == "person"]{_id, "used": *[_type == "page" && author._ref == ^._id]._id}',
  '*[_type == "page" && @ match text::query("two")]._id',
  '*[_type == "page" && title match text::query($kind)]._id',
  '*[_originalId == $original]{_id, path}',
  '*[!(_id in path("drafts.**")) && defined(path)] | order(path, _id)._id',
  '*[_type == "page" && author->title == "One" && defined(path)]._id',
  '*["One" in others[]->title]._id',
  '*[_type == "person"]{_id, "used": *[^._id in others[]->author._ref]._id}',
  '*[$kind in tags]._id',
  '{"a": *[_id == "a"][0]._type, "first": *[_type == "person"] | order(title)[0]._id}',
]
const params = fc.record({
  path: fc.constantFrom<unknown>(...paths, null, 3),
  kind: fc.constantFrom<unknown>('list', 'plain', 'two', 7),
  ids: fc.array(id, {maxLength: 3}),
  original: layeredId,
})
const perspective = fc.constantFrom<Perspective>('published', 'drafts', 'raw', ['r1', 'drafts'], ['r1'])

function createEngine() {
  const store = new Store(new DatabaseSync(':memory:'))
  const engine = new QueryEngine(store, {projectId: 'local', dataset: 'production'})
  const commit = (mutations: RawMutation[]) => {
    // The type of a document cannot change.
    const types = new Map<unknown, unknown>()
    const kept = mutations.map(({createOrReplace, ...other}) => {
      if (!createOrReplace) return other
      const {_id: id, _type: given} = createOrReplace
      const type = types.get(id) ?? store.get(String(id))?._type ?? given
      types.set(id, type)
      return {createOrReplace: {...createOrReplace, _type: type}}
    })
    return store.commit(kept).changes
  }
  return {store, engine, commit}
}

test.each([
  {
    name: 'an answer that changes shares a tag with the change',
    perspective,
    isSeen: () => true,
  },
  {
    name: 'a listener of published documents is notified of every published answer that changes',
    perspective: fc.constant('published'),
    isSeen: ({documentId}: {documentId: string}) => !documentId.includes('.'),
  },
])('$name', {timeout: 60_000}, ({perspective, isSeen}) => {
  const question = fc.record({query: fc.constantFrom(...queries), params, perspective})
  fc.assert(
    fc.property(transactions, fc.array(question, {minLength: 3, maxLength: 8}), (history, questions) => {
      const {store, engine, commit} = createEngine()
      const answers = () =>
        questions.map((asked) => engine.answer(asked.query, asked.params, asked.perspective))
      for (const mutations of history) {
        const before = answers()
        const changes = commit(mutations).filter(isSeen)
        const touched = new Set(changes.length > 0 ? changedTags(changes, store) : [])
        answers().forEach(({json}, index) => {
          const known = before[index]
          const isTold = known?.json === json || known?.syncTags.some((tag) => touched.has(tag))
          expect(isTold, JSON.stringify(questions[index])).toBe(true)
        })
      }
    }),
    {numRuns: 300},
  )
})

test('a change does not touch answers that do not read it', () => {
  const {store, engine, commit} = createEngine()
  commit([
    {create: {_id: 'home', _type: 'page', path: '/', kind: 'plain', author: {_ref: 'ann', _weak: true}}},
    {create: {_id: 'news', _type: 'page', path: '/news', kind: 'list'}},
    {create: {_id: 'ann', _type: 'person', title: 'Ann'}},
    {create: {_id: 'story', _type: 'article', path: '/news/story', title: 'Story'}},
  ])
  const page = `*[_type == "page" && path == $path][0]{
    ...,
    "by": author->title,
    kind == "list" => {"articles": *[_type == "article"] | order(title){title}, "all": count(*)}
  }`
  const tagsOf = (path: string) => engine.answer(page, {path}, 'published').syncTags
  const touches = (path: string, change: object) => {
    const tags = tagsOf(path)
    const touched = new Set(changedTags(commit([change]), store))
    return tags.some((tag) => touched.has(tag))
  }
  const changes = {
    article: () => ({patch: {id: 'story', set: {title: `Story ${store.revision}`}}}),
    newArticle: () => ({create: {_id: `story-${store.revision}`, _type: 'article'}}),
    author: () => ({patch: {id: 'ann', set: {title: `Ann ${store.revision}`}}}),
    news: () => ({patch: {id: 'news', set: {title: `News ${store.revision}`}}}),
  }
  const touchedBy = (path: string) =>
    Object.entries(changes).flatMap(([name, change]) => (touches(path, change()) ? [name] : []))
  expect(touchedBy('/')).toEqual(['author'])
  expect(touchedBy('/none')).toEqual([])
  // It counts everything.
  expect(touchedBy('/news')).toEqual(['article', 'newArticle', 'author', 'news'])
})
