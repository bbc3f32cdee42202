import {DatabaseSync} from 'node:sqlite'
import {parseJsonPath} from '@sanity/client/csm'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {Store} from '../../documents/store.ts'
import {QueryEngine} from '../query-engine.ts'
import type {Perspective} from '../views.ts'
import type {SourceMap, SourceMapForm} from './source-map.ts'

const reference = (_ref: string, _key?: string) => ({
  _type: 'reference',
  _ref,
  _weak: true,
  ...(_key && {_key}),
})
const library = [
  {_id: 'orwell', _type: 'author', name: 'George Orwell', born: {year: 1903, place: "Motihari\n'Bengal'"}},
  {_id: 'woolf', _type: 'author', name: 'Virginia Woolf', born: {year: 1882}, tags: ['essay', 'novel']},
  {
    _id: 'farm',
    _type: 'book',
    title: 'Animal Farm',
    price: 7,
    author: reference('orwell'),
    tags: ['fable', 'novel', 'novel'],
    body: [
      {_type: 'block', _key: 'b1', children: [{_type: 'span', _key: 's1', text: 'Mr. Jones'}]},
      {_type: 'image', _key: 'b2', alt: 'A windmill', asset: reference('nothing')},
    ],
  },
  {_id: 'drafts.farm', _type: 'book', title: 'Animal Farm (new)', author: reference('orwell'), tags: []},
  {
    _id: 'waves',
    _type: 'book',
    title: 'The Waves',
    price: 9,
    author: reference('woolf'),
    related: [reference('farm', 'r1'), reference('gone', 'r2'), reference('1984', 'r3')],
  },
  {
    _id: '1984',
    _type: 'book',
    title: 'Nineteen Eighty-Four',
    author: reference('orwell'),
    related: [reference('farm', 'r1')],
  },
]

const store = new Store(new DatabaseSync(':memory:'))
store.commit(library.map((document) => ({create: document})))
const engine = new QueryEngine(store, {projectId: 'local', dataset: 'production'})

function answer(query: string, perspective: Perspective = 'published', form: SourceMapForm = 'true') {
  const {json, sourceMap} = engine.answer(query, {title: 'The Waves'}, perspective, form)
  return {result: JSON.parse(json) as unknown, map: JSON.parse(sourceMap ?? 'null') as SourceMap}
}

/** The value at a path of a source map. */
function follow(value: unknown, path: string): unknown {
  return parseJsonPath(path).reduce<unknown>((current, step) => {
    if (typeof step === 'object') {
      const found = (current as {_key?: string}[]).filter(({_key}) => _key === step._key)
      expect(found).toHaveLength(1)
      return found[0]
    }
    return (current as Record<string | number, unknown>)[step]
  }, value)
}

/** Each mapped part as `result path -> document path`, having checked that the document has the very value there. */
function mapped(query: string, perspective?: Perspective, form?: SourceMapForm): string[] {
  const {result, map} = answer(query, perspective, form)
  return Object.entries(map.mappings).map(([resultPath, {source}]) => {
    const {_id} = map.documents[source.document] ?? {_id: ''}
    const path = map.paths[source.path] ?? ''
    expect(follow(store.get(_id), path)).toEqual(follow(result, resultPath))
    return `${resultPath} -> ${_id} ${path}`
  })
}

const title = "['title']"

test.each([
  ['an attribute', '*[_id == "farm"][0].title', [`$ -> farm $${title}`]],
  ['a renamed attribute', '*[_id == "farm"]{"name": title}', [`$[0]['name'] -> farm $${title}`]],
  ['a reference', '*[_id == "farm"]{"by": author->name}', [`$[0]['by'] -> orwell $['name']`]],
  ['references of a list', '*[_id == "1984"]{"r": related[]->title}', [`$[0]['r'][0] -> farm $${title}`]],
  [
    'references of a list, filtered',
    '*[_id == "waves"]{"r": related[@->title match "nineteen*"]->{title}}',
    [`$[0]['r'][0]['title'] -> 1984 $${title}`],
  ],
  ['a slice', '*[_type == "book"] | order(title desc)[0...1]{title}', [`$[0]['title'] -> waves $${title}`]],
  ['an item counted from the end', '*[_type == "book"] | order(title)[-1].title', [`$ -> waves $${title}`]],
  [
    'a condition',
    '*[_id in ["farm", "waves"]]{price > 8 => {"dear": title}, "x": select(price > 8 => title, author->name)}',
    [`$[0]['x'] -> orwell $['name']`, `$[1]['dear'] -> waves $${title}`, `$[1]['x'] -> waves $${title}`],
  ],
  ['coalesce', '*[_id == "farm"]{"t": coalesce(nothing, title)}', [`$[0]['t'] -> farm $${title}`]],
  [
    'the parent scope',
    '*[_id == "woolf"]{"books": *[author._ref == ^._id]{title, "by": ^.name}}',
    [`$[0]['books'][0]['title'] -> waves $${title}`, `$[0]['books'][0]['by'] -> woolf $['name']`],
  ],
  [
    'a place in an object',
    '*[_id == "orwell"][0]{"at": born.place}',
    [`$['at'] -> orwell $['born']['place']`],
  ],
  [
    'a filtered list of objects',
    '*[_id == "farm"][0]{"i": body[_type == "image"]{alt}}',
    [`$['i'][0]['alt'] -> farm $['body'][1]['alt']`],
  ],
  [
    'score',
    '*[_type == "book"] | score(title match "waves") | order(_score desc)[0]{title}',
    [`$['title'] -> waves $${title}`],
  ],
  ['a full-text search', '*[@ match text::query("waves")]{title}', [`$[0]['title'] -> waves $${title}`]],
  ['a parameter in a filter', '*[title == $title]{title}', [`$[0]['title'] -> waves $${title}`]],
  [
    'two lists in one',
    '*[_id == "farm"][0]{"all": [title, ...body[].alt]}',
    [`$['all'][0] -> farm $${title}`, `$['all'][2] -> farm $['body'][1]['alt']`],
  ],
])('%s is mapped', (_what, query, expected) => {
  expect(mapped(query)).toEqual(expected)
})

test('a spread maps each attribute, and what replaces one is not taken for it', () => {
  const found = mapped('*[_id == "farm"][0]{..., "title": upper(title), "more": author->{...}}')
  expect(found).toContain("$['price'] -> farm $['price']")
  expect(found).toContain("$['body'] -> farm $['body']")
  expect(found).toContain("$['more']['name'] -> orwell $['name']")
  expect(found.join()).not.toContain("$['title']")
})

test.each([
  '*[_id == "farm"]{"t": upper(title)}',
  '*[_id == "farm"]{"t": title + ""}',
  '*[_id == "farm"]{"t": "Animal Farm"}',
  '*[_id == "farm"]{"t": string::split(title, " ")}',
  '*[_id == "farm"]{"t": array::unique(tags)}',
  'count(*)',
  '*[_id == "farm"]{"t": nothing}',
  '{"t": $title}',
])('%s comes from nowhere', (query) => {
  expect(mapped(query)).toEqual([])
})

test('items are named by their keys where that is requested', () => {
  const query = '*[_id == "farm"][0]{"texts": body[].children[].text, "image": body[1]}'
  expect(mapped(query)).toEqual([
    "$['texts'][0] -> farm $['body'][0]['children'][0]['text']",
    "$['image'] -> farm $['body'][1]",
  ])
  expect(mapped(query, 'published', 'withKeyArraySelector')).toEqual([
    "$['texts'][0] -> farm $['body'][?(@._key=='b1')]['children'][?(@._key=='s1')]['text']",
    "$['image'] -> farm $['body'][?(@._key=='b2')]",
  ])
})

test('a draft that is shown under the published id is named by its own', () => {
  expect(mapped('*[_id == "farm"]{_id, _originalId, title}', 'drafts')).toEqual([
    `$[0]['title'] -> drafts.farm $${title}`,
  ])
  expect(mapped('*[_id == "waves"]{_id, title, "r": related[]->title}', 'drafts')).toEqual([
    "$[0]['_id'] -> waves $['_id']",
    `$[0]['title'] -> waves $${title}`,
    `$[0]['r'][0] -> drafts.farm $${title}`,
    `$[0]['r'][2] -> 1984 $${title}`,
  ])
})

const scalar = fc.constantFrom(
  'title',
  'price',
  'author->name',
  'author->born.year',
  'upper(title)',
  'coalesce(price, title)',
  '_id',
  'tags[0]',
  '^.title',
)
const listed = fc.constantFrom(
  'tags',
  'tags[@ != "fable"]',
  'body',
  'body[].children[].text',
  'related[]->title',
  'related[]->{title, "by": author->{..., name}}',
  'related[]->related[]->{title}',
  'array::compact(related[]->tags[])',
  '*[references(^._id)]{title, "of": ^.title}',
  'body[_type == "block"]{..., "n": children[0]{text}}',
  '*[_type == ^._type] | order(title desc)[0..1].title',
)
const fields = fc
  .tuple(
    fc.array(scalar, {maxLength: 4}),
    fc.array(listed, {maxLength: 3}),
    fc.constantFrom('', '...,', 'author->{...},', 'price > 7 => {...},'),
  )
  .map(([scalars, lists, start]) => {
    const named = [...scalars, ...lists].map((expression, n) => `"f${n}": ${expression}`)
    return `{${start}${[...named, '"end": title'].join(', ')}}`
  })
const source = fc.constantFrom(
  '*',
  '*[_type == "book"]',
  '*[_type == "book" && defined(price)] | order(price desc)',
  '*[_type == "book"] | order(title)[1..2]',
  '*[_type == "book"][0]',
  '*[_type == "book"] | score(title match "farm")',
  '*[_type == "book"]{title, price, author, "related": related[_key != "r2"], tags}',
  '{"title": "none", "all": *}.all',
)

test('every mapping, followed back in the documents, gives the value', () => {
  const perspective = fc.constantFrom<Perspective>('published', 'drafts', 'raw')
  const form = fc.constantFrom<SourceMapForm>('true', 'withKeyArraySelector')
  let mappings = 0
  fc.assert(
    fc.property(source, fields, perspective, form, (start, projection, seen, named) => {
      const query = `${start}${projection}`
      mappings += mapped(query, seen, named).length
      const plain = engine.answer(query, {title: ''}, seen).json
      expect(JSON.stringify(answer(query, seen, named).result)).toBe(plain)
    }),
    {numRuns: 300},
  )
  expect(mappings).toBeGreaterThan(1000)
})
