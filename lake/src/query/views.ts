import {LRUCache} from 'lru-cache'
import {type Doc, isPublicId, isRecord, layerOf, publishedIdOf} from '../documents/document.ts'
import {referencesIn} from '../documents/references.ts'
import type {Store} from '../documents/store.ts'
import {boundedCache} from './bounded-cache.ts'
import {defined, ofTarget, references, search} from './indexable.ts'
import {textQuery} from './text-search.ts'

class Bucket {
  readonly documents = new Map<string, Doc>()
  #sorted: Doc[] | undefined

  constructor(documents: Iterable<Doc> = []) {
    for (const document of documents) this.set(document)
  }

  set(document: Doc): void {
    this.documents.set(document._id, document)
    this.#sorted = undefined
  }

  delete(id: string): void {
    this.documents.delete(id)
    this.#sorted = undefined
  }

  get sorted(): readonly Doc[] {
    this.#sorted ??= sortById([...this.documents.values()])
    return this.#sorted
  }
}

/** The documents by the strings of an attribute or, for `tags[]`, of its list. See `Choice` for other indexes. */
class AttributeIndex {
  readonly #attribute: string
  readonly #buckets = new Map<string, Bucket>()

  constructor(attribute: string, documents: Iterable<Doc>) {
    this.#attribute = attribute
    for (const document of documents) this.add(document)
  }

  get(value: string): Bucket {
    return this.#buckets.get(value) ?? new Bucket()
  }

  add(document: Doc): void {
    for (const value of this.#valuesOf(document)) {
      const bucket = this.get(value)
      bucket.set(document)
      this.#buckets.set(value, bucket)
    }
  }

  remove(document: Doc): void {
    for (const value of this.#valuesOf(document)) this.#buckets.get(value)?.delete(document._id)
  }

  #valuesOf(document: Doc): Iterable<string> {
    const attribute = this.#attribute
    if (attribute === references) return referencesIn(document)
    const [name = '', end] = attribute.replace(defined, '').split(/(?=\)|\[)/)
    const value = valueAt(document, name)
    if (end === ')') return value === undefined || value === null ? [] : ['true']
    const values: unknown[] = end === undefined ? [value] : Array.isArray(value) ? value : []
    return values.filter((each) => typeof each === 'string')
  }
}

/** Returns the value of `name`, or of `outer.inner`. */
export function valueAt(document: Doc, attribute: string): unknown {
  const own = (value: unknown, name: string) =>
    isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return attribute.split('.').reduce(own, document)
}

/** Sorts documents, so that an answer does not depend on the order in which they were stored. */
export function sortById(documents: Doc[]): Doc[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : 1))
}

/** `raw`, `published`, `drafts`, or a list of layers of which the first that has a document wins. */
export type Perspective = string | string[]

/** The perspective without a token: published documents without a dot in their ids. A client cannot send this name. */
export const publicPerspective = '~public'

/** The perspective on a private dataset without a token. */
export const nothingPerspective = '~nothing'

/** Documents in all indexes of a view, each of about 100 bytes. Each index counts as a thousand more. */
const maxIndexed = 2_000_000

/** Changes of published documents that are not stored, by document id. */
export type Trial = ReadonlyMap<string, Doc | null>

/** The documents as one perspective shows them, with an index of each attribute that was ever queried. */
export class View {
  readonly #documents = new Map<string, Doc>()
  readonly #indexes = new LRUCache<string, AttributeIndex>({
    maxSize: maxIndexed,
    sizeCalculation: () => this.#documents.size + 1000,
    memoMethod: (attribute) => new AttributeIndex(attribute, this.#documents.values()),
  })
  readonly #sorted = boundedCache<SortedDocuments>(8, ({length}) => 8 * length)
  /** What `text::query()` found since the last change. */
  readonly #searches = new LRUCache<string, Bucket>({
    max: 8,
    memoMethod: (text) => new Bucket(this.documents.filter(textQuery(text))),
  })
  #list: Doc[] | undefined

  get documents(): Doc[] {
    this.#list ??= sortById([...this.#documents.values()])
    return this.#list
  }

  get(id: string): Doc | undefined {
    return this.#documents.get(id)
  }

  /** Returns the list of this name, and makes it if it is missing or stale. */
  sorted(name: string, make: () => SortedDocuments): SortedDocuments {
    const known = this.#sorted.get(name)
    if (known && !known.isStale) return known
    const made = make()
    this.#sorted.set(name, made)
    return made
  }

  /** Returns the documents that the index of an attribute has under a value. See `Choice`. */
  where(attribute: string, value: string): Bucket {
    if (attribute === search) return this.#searches.memo(value)
    if (!attribute.startsWith(ofTarget)) return this.#indexes.memo(attribute).get(value)
    const found = new Bucket()
    for (const target of this.where(attribute.slice(ofTarget.length), value).documents.keys())
      for (const document of this.where(references, target).documents.values()) found.set(document)
    return found
  }

  /** Sets or removes the document that is shown under this id. */
  show(id: string, document: Doc | undefined): void {
    const shown = this.#documents.get(id)
    if (document) this.#documents.set(id, document)
    else this.#documents.delete(id)
    this.#list = undefined
    this.#searches.clear()
    for (const list of this.#sorted.values()) list.show(id, document)
    for (const index of this.#indexes.values()) {
      if (shown) index.remove(shown)
      if (document) index.add(document)
    }
  }
}

/** Views of a lake. Each is made once, and follows every transaction from then on. */
export class Views {
  readonly #store: Store
  // Each view refers to every document.
  readonly #views = new LRUCache<string, {view: View; refresh(documentId: string): void}>({max: 8})
  readonly close: () => void

  constructor(store: Store) {
    this.#store = store
    this.close = store.committed.subscribe(({changes}) => {
      for (const {refresh} of this.#views.values()) for (const {documentId} of changes) refresh(documentId)
    })
  }

  /** With a trial, the perspective shows published documents after its changes. */
  get(perspective: Perspective, trial?: Trial): View {
    const key = String(perspective)
    const known = this.#views.get(key)
    if (known) return known.view
    const view = new View()
    const rule = ruleOf(this.#store, perspective, trial)
    const refresh = (documentId: string) => {
      const id = rule.shownId(documentId)
      view.show(id, rule.shown(id))
    }
    for (const {_id} of this.#store.documents()) refresh(_id)
    for (const id of trial?.keys() ?? []) refresh(id)
    this.#views.set(key, {view, refresh})
    return view
  }
}

/** Returns functions for the id under which a perspective shows a document, and for the document that it shows under an id. */
function ruleOf(store: Store, perspective: Perspective, trial: Trial | undefined) {
  const get = (id: string) => (trial?.has(id) ? trial.get(id) : store.get(id)) ?? undefined
  const shownId = (id: string) => id
  if (perspective === 'raw') return {shownId, shown: get}
  if (perspective === nothingPerspective) return {shownId, shown: () => undefined}
  if (perspective === publicPerspective)
    return {shownId, shown: (id: string) => (isPublicId(id) ? get(id) : undefined)}
  const names = [trial ? [] : perspective, 'published'].flat()
  const layers = [...new Set(names.map((name) => (name === 'previewDrafts' ? 'drafts' : name)))]
  const overlays = layers.length > 1
  // As hosted, only `raw` and a perspective that names a release list releases.
  const showsReleases = layers.some((layer) => layer !== 'drafts' && layer !== 'published')
  return {
    shownId: publishedIdOf,
    shown(id: string) {
      if (!showsReleases && id.startsWith('_.releases.')) return undefined
      for (const layer of layers) {
        const document = get(idInLayer(id, layer))
        if (!document || layerOf(document._id) !== layer) continue
        // A version may mean that its release unpublishes the document.
        if (isRecord(document._system) && document._system.delete === true) return undefined
        return overlays ? {...document, _id: id, _originalId: document._id} : document
      }
      return undefined
    },
  }
}

function idInLayer(publishedId: string, layer: string): string {
  if (layer === 'published') return publishedId
  return layer === 'drafts' ? `drafts.${publishedId}` : `versions.${layer}.${publishedId}`
}

/** Up to this number of changed documents are inserted one by one; with more, the list is sorted again. */
const mostChanges = 100

/** The result of `*[...] | order(...)`, kept up to date: a changed document moves to its new position. */
export class SortedDocuments {
  readonly tags: ReadonlySet<string>
  readonly #sort: (documents: readonly Doc[]) => Doc[]
  readonly #changed = new Map<string, Doc | undefined>()
  #documents: readonly Doc[]

  /** `sort` filters and sorts; it must be stable. `documents` are by id. */
  constructor(
    documents: readonly Doc[],
    tags: ReadonlySet<string>,
    sort: (documents: readonly Doc[]) => Doc[],
  ) {
    this.tags = tags
    this.#sort = sort
    this.#documents = sort(documents)
  }

  get length(): number {
    return this.#documents.length
  }

  get isStale(): boolean {
    return this.#changed.size > mostChanges
  }

  show(id: string, document: Doc | undefined): void {
    if (!this.isStale) this.#changed.set(id, document)
  }

  get documents(): readonly Doc[] {
    if (this.#changed.size === 0) return this.#documents
    const documents = this.#documents.filter(({_id}) => !this.#changed.has(_id))
    for (const document of this.#changed.values()) {
      if (!document || this.#sort([document]).length === 0) continue
      const place = countWhile(documents, (each) => this.#sort(sortById([each, document]))[0] === each)
      documents.splice(place, 0, document)
    }
    this.#documents = documents
    this.#changed.clear()
    return documents
  }
}

/** Returns the number of documents at the start of a list that meet a condition, by binary search. */
function countWhile(documents: readonly Doc[], isBefore: (document: Doc) => boolean): number {
  let [low, high] = [0, documents.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(documents[middle] as Doc)) low = middle + 1
    else high = middle
  }
  return low
}
