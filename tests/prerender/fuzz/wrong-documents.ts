import type {FuzzDocument} from './memory-lake.ts'

/** A document with something wrong at a place of it. */
export type WrongDocument = {
  name: string
  /** Id of the document. */
  id: string
  make: () => FuzzDocument
  /** Names of the fields that lead to the place; `0` is the first member of a list. */
  place: readonly (string | number)[]
}

const deep = (levels: number): unknown => (levels === 0 ? 'deep' : {a: [deep(levels - 1)]})

const missing = Symbol('missing')

/** What stands at a place instead of what should, by name. */
const wrongValues: Record<string, (value: unknown) => unknown> = {
  missing: () => missing,
  null: () => null,
  number: () => 42,
  'an absurd number': () => -1e308,
  text: () => 'Some text',
  'an empty text': () => '',
  true: () => true,
  'an empty list': () => [],
  'a list of nothing': () => [null, null],
  'a list of numbers': () => [1, 2],
  'a list of texts': () => ['a', 'a'],
  'a list of lists': () => [[['a']]],
  'a list of empty objects': () => [{}, {}],
  'an empty object': () => ({}),
  'an object of another type': () => ({_type: 'hologram', _key: 'h', a: 1}),
  'members of another type': () => [{_type: 'hologram', _key: 'h'}],
  'a dangling reference': () => ({_type: 'reference', _ref: 'nobody', _weak: true}),
  'dangling references': () => [{_type: 'reference', _ref: 'nobody', _weak: true, _key: 'd'}],
  'a hundred levels': () => deep(50),
  'members with one key': (value) =>
    Array.isArray(value) ? [...value, ...value] : [{_key: 'a'}, {_key: 'a'}],
  'members and nulls': (value) => (Array.isArray(value) ? [null, ...value, 42, 'text', [[]]] : [value]),
  'a list of itself': (value) => [value],
  'a hostile text': () => '</script><script>alert(1)</script>\u2028\ud800\u0000\u0007{nobody}"\'<!--',
  'an absurd date': () => '2024-13-45T99:99:99',
  'a huge text': () => 'x'.repeat(60_000),
}

/** Every wrong value at every place of every type of document. Places that look alike in several documents are one. */
export function wrongDocuments(documents: readonly FuzzDocument[]): WrongDocument[] {
  const seen = new Set<string>()
  const places = documents.flatMap((document) =>
    placesIn(document, document._type, []).flatMap(({like, place}) => {
      if (seen.has(like)) return []
      seen.add(like)
      return [{document, place}]
    }),
  )
  return places.flatMap(({document, place}) =>
    Object.entries(wrongValues).map(([what, make]) => ({
      name: `${document._id} ${place.join('.')}: ${what}`,
      id: document._id,
      make: () => withValue(document, place, make) as FuzzDocument,
      place,
    })),
  )
}

/** Large ones: a few suffice, as each takes as long as hundreds of others. */
export function largeDocuments(documents: readonly FuzzDocument[]): WrongDocument[] {
  const at = (id: string, what: string, changes: Record<string, unknown>): WrongDocument => {
    const document = documents.find(({_id}) => _id === id)
    if (!document) throw new Error(`There is no ${id}`)
    return {name: what, id, make: () => ({...document, ...changes}), place: Object.keys(changes)}
  }
  const hero = documents.find(({_id}) => _id === 'page-hero')?.sections as object[]
  const sections = Array.from({length: 2000}, (_, index) => ({...hero[0], _key: `hero-${index}`}))
  const fiveMegabytes = 'x'.repeat(5_000_000)
  return [
    at('page-hero', '2,000 sections', {sections}),
    at('page-hero', 'a title of 5 MB', {title: fiveMegabytes}),
    at('fact-1', 'a fact of 5 MB', {value: fiveMegabytes}),
    at('navigation', 'a menu of 5 MB', {copyright: fiveMegabytes}),
    at('carrier-1', 'a carrier of 5 MB', {description: fiveMegabytes}),
    at('newsArticle-1', 'a thousand levels', {body: deep(500)}),
  ]
}

type Place = readonly (string | number)[]

/** The places of all values, and by what they are alike in other documents. What the lake itself gives a document is left out. */
function placesIn(value: unknown, like: string, place: Place): {like: string; place: Place}[] {
  if (typeof value !== 'object' || value === null) return []
  const members = Array.isArray(value)
    ? value.map((member, index) => [index, `[${member?._type}]`, member] as const)
    : Object.entries(value)
        .filter(([name]) => place.length > 0 || !name.startsWith('_'))
        .map(([name, member]) => [name, `.${name}`, member] as const)
  return members.flatMap(([name, step, member]) => {
    const inner = [...place, name]
    return [{like: like + step, place: inner}, ...placesIn(member, like + step, inner)]
  })
}

function withValue(value: unknown, [name, ...rest]: Place, make: (value: unknown) => unknown): unknown {
  if (name === undefined) return make(value)
  if (Array.isArray(value)) {
    const members = value.map((member, index) => (index === name ? withValue(member, rest, make) : member))
    return members.filter((member) => member !== missing)
  }
  const {[name]: inner, ...others} = value as Record<string, unknown>
  const changed = withValue(inner, rest, make)
  return changed === missing ? others : {...others, [name]: changed}
}
