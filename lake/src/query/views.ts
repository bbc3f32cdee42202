import {randomUUID} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {type Doc, isPublicId, isRecord, layerOf, publishedIdOf} from '../documents/document.ts'
import {referencesIn} from '../documents/references.ts'
import type {Store} from '../documents/store.ts'
import type {Change} from '../documents/transaction.ts'
import {boundedCache} from './bounded-cache.ts'
import {references} from './indexable.ts'
import type {SortedDocuments} from './sorted-documents.ts'
import {TextIndex} from './text-index.ts'

/** `raw`, `published`, `drafts`, or a list of layers of which the first that has a document wins. */
export type Perspective = string | string[]

/** The perspective without a token: published documents without a dot in their ids. A client cannot send this name. */
export const publicPerspective = '~public'

/** The perspective on a private dataset without a token. */
export const nothingPerspective = '~nothing'

/** Documents with the same value. */
interface Bucket {
  documents: Map<string, Doc>
  /** By id, until one of them changes. */
  sorted?: Doc[] | undefined
}

/** The documents by the values of an attribute. */
interface Index {
  attribute: string
  byValue: Map<string, Bucket>
  /** The number of entries, which changes only add to. */
  size: number
}

/** The entries of all indexes of a view, each of about 100 bytes. Each index counts as a thousand more. */
const maxIndexed = 2_000_000

/** Starts the name of a trial: published documents with changes that are not stored. */
const trialPrefix = '~trial'
const maxTrials = 4

export type Trial = ReadonlyMap<string, Doc | null>

/** The documents as one perspective shows them, with an index of each attribute that was ever queried. */
export class View {
  readonly #documents = new Map<string, Doc>()
  readonly #indexes = new LRUCache<string, Index>({
    maxSize: maxIndexed,
    sizeCalculation: ({size}) => size + 1000,
  })
  readonly #sorted = boundedCache<SortedDocuments>(8, ({length}) => 8 * length)
  #text: TextIndex | undefined
  #list: Doc[] | undefined

  /** All documents, by id. */
  get documents(): Doc[] {
    this.#list ??= sortById([...this.#documents.values()])
    return this.#list
  }

  get(id: string): Doc | undefined {
    return this.#documents.get(id)
  }

  /** Made when something is searched for. */
  get text(): TextIndex {
    if (!this.#text || this.#text.isWasteful) this.#text = new TextIndex(this.#documents.values())
    return this.#text
  }

  /** Returns the list of this name, and makes it if it is missing or stale. */
  sorted(name: string, make: () => SortedDocuments): SortedDocuments {
    const known = this.#sorted.get(name)
    if (known && !known.isStale) return known
    const made = make()
    this.#sorted.set(name, made)
    return made
  }

  /** The documents whose attribute, such as `title` or `author._ref`, is this very string, by id; or that refer to this id. */
  where(attribute: string, value: string): readonly Doc[] {
    const bucket = this.#indexOf(attribute).byValue.get(value)
    if (!bucket) return []
    bucket.sorted ??= sortById([...bucket.documents.values()])
    return bucket.sorted
  }

  #indexOf(attribute: string): Index {
    const known = this.#indexes.get(attribute)
    if (known) return known
    const index: Index = {attribute, byValue: new Map(), size: 0}
    for (const document of this.#documents.values()) add(index, document)
    this.#indexes.set(attribute, index)
    return index
  }

  /** Shows this document under the id from now on, or none. */
  show(id: string, document: Doc | undefined): void {
    const shown = this.#documents.get(id)
    if (document) this.#documents.set(id, document)
    else this.#documents.delete(id)
    this.#list = undefined
    this.#text?.show(id, document)
    for (const list of this.#sorted.values()) list.show(id, document)
    for (const index of this.#indexes.values()) {
      for (const value of shown ? textsOf(shown, index.attribute) : []) {
        const bucket = index.byValue.get(value)
        bucket?.documents.delete(id)
        if (bucket) bucket.sorted = undefined
      }
      if (document) add(index, document)
    }
  }
}

/** Sorts documents, so that an answer does not depend on the order in which they were stored. */
export function sortById(documents: Doc[]): Doc[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : 1))
}

/** Returns the values under which an index lists the document. `attribute` is a name, or `outer.inner` for an attribute of an object. */
function textsOf(document: Doc, attribute: string): Iterable<string> {
  if (attribute === references) return referencesIn(document)
  const [name = '', inner] = attribute.split('.')
  const outer = document[name]
  const value = inner === undefined ? outer : isRecord(outer) ? outer[inner] : undefined
  return typeof value === 'string' ? [value] : []
}

function add(index: Index, document: Doc): void {
  for (const value of textsOf(document, index.attribute)) {
    const bucket: Bucket = index.byValue.get(value) ?? {documents: new Map()}
    bucket.documents.set(document._id, document)
    bucket.sorted = undefined
    index.byValue.set(value, bucket)
    index.size += 1
  }
}

/** Each refers to every document. */
const maxViews = 8

/** Views of a lake. Each is made once, and follows every transaction from then on. */
export class Views {
  readonly #store: Store
  readonly #views = new Map<string, {view: View; refresh(documentId: string): void}>()
  readonly #trials = new Map<string, Trial>()

  constructor(store: Store) {
    this.#store = store
    store.committed.subscribe(({changes}) => {
      for (const {refresh} of this.#views.values()) {
        for (const {documentId} of changes) refresh(documentId)
      }
    })
  }

  get(perspective: Perspective): View {
    const key = String(perspective)
    const known = this.#views.get(key)
    if (known) return known.view
    const view = new View()
    const trial = this.#trials.get(key)
    const rule = ruleOf(this.#store, perspective, trial)
    const refresh = (documentId: string) => {
      const id = rule.shownId(documentId)
      view.show(id, rule.shown(id))
    }
    for (const {_id} of this.#store.documents()) refresh(_id)
    for (const id of trial?.keys() ?? []) if (layerOf(id) === 'published') refresh(id)
    const [oldest] = this.#views.keys()
    if (oldest !== undefined && this.#views.size >= maxViews) this.#views.delete(oldest)
    this.#views.set(key, {view, refresh})
    return view
  }

  trialOf(perspective: Perspective): Trial | undefined {
    return this.#trials.get(String(perspective))
  }

  /** Returns the name of a perspective that shows published documents after these changes. It ends when later trials replace it. */
  try(changes: readonly Pick<Change, 'documentId' | 'after'>[]): string {
    const name = `${trialPrefix}-${randomUUID()}`
    this.addTrial(name, new Map(changes.map(({documentId, after}) => [documentId, after])))
    return name
  }

  addTrial(name: string, trial: Trial): void {
    if (this.#trials.has(name)) return
    const [oldest] = this.#trials.keys()
    if (oldest !== undefined && this.#trials.size >= maxTrials) {
      this.#trials.delete(oldest)
      this.#views.delete(oldest)
    }
    this.#trials.set(name, trial)
  }
}

function ruleOf(store: Store, perspective: Perspective, trial: Trial | undefined): Rule {
  if (perspective === 'raw') return rawRule(store)
  if (trial) {
    const stored = layeredRule(store, ['published'])
    const shown = (id: string) => (trial.has(id) ? (trial.get(id) ?? undefined) : stored.shown(id))
    return {shownId: stored.shownId, shown}
  }
  if (perspective === nothingPerspective) return {shownId: (id) => id, shown: () => undefined}
  if (perspective !== publicPerspective) return layeredRule(store, [perspective].flat())
  const {shownId, shown} = rawRule(store)
  return {shownId, shown: (id) => (isPublicId(id) ? shown(id) : undefined)}
}

/** The id under which a perspective shows a document, and the document that it shows under an id. */
type Rule = ReturnType<typeof rawRule>

function rawRule(store: Store) {
  return {
    shownId: (documentId: string) => documentId,
    shown: (id: string): Doc | undefined => store.get(id) ?? undefined,
  }
}

function layeredRule(store: Store, perspective: string[]): Rule {
  const layers = [
    ...new Set([...perspective.map((name) => (name === 'previewDrafts' ? 'drafts' : name)), 'published']),
  ]
  const overlays = layers.length > 1
  return {
    shownId: publishedIdOf,
    shown(id) {
      for (const layer of layers) {
        const document = store.get(idInLayer(id, layer))
        if (!document || layerOf(document._id) !== layer) continue
        if (isPlannedRemoval(document)) return undefined
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

/** A version may say that its release unpublishes the document. */
function isPlannedRemoval({_system: system}: Doc): boolean {
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
}
