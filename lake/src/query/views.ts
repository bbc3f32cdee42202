import {LRUCache} from 'lru-cache'
import {type Doc, isPublicId, isRecord, layerOf, publishedIdOf} from '../documents/document.ts'
import type {Store} from '../documents/store.ts'
import {AttributeIndex, Bucket, sortById} from './attribute-index.ts'
import {boundedCache} from './bounded-cache.ts'
import {ofTarget, references, search} from './indexable.ts'
import type {SortedDocuments} from './sorted-documents.ts'
import {textQuery} from './text-search.ts'

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

  /** All documents, by id. */
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
  /** Stops following the store. */
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
