import {type Doc, layerOf, publishedIdOf} from './document.ts'
import type {Lake} from './lake.ts'

/** `raw`, `published`, `drafts`, or a list of layers of which the first that has a document wins. */
export type Perspective = string | string[]

/** The documents as one perspective shows them at one revision, with indexes made when first asked for. */
export class View {
  readonly documents: Doc[]
  #byId: Map<string, Doc> | undefined
  readonly #buckets = new Map<string, Map<string, Doc[]>>()

  constructor(documents: Doc[]) {
    this.documents = documents
  }

  get(id: string): Doc | undefined {
    this.#byId ??= new Map(this.documents.map((document) => [document._id, document]))
    return this.#byId.get(id)
  }

  /** The documents whose top-level attribute is this very string, in the view's order. */
  where(attribute: string, value: string): Doc[] {
    let buckets = this.#buckets.get(attribute)
    if (!buckets) {
      buckets = new Map()
      for (const document of this.documents) {
        const key = document[attribute]
        if (typeof key !== 'string') continue
        const bucket = buckets.get(key)
        if (bucket) bucket.push(document)
        else buckets.set(key, [document])
      }
      this.#buckets.set(attribute, buckets)
    }
    return buckets.get(value) ?? []
  }
}

/** Views of a lake, kept until its next transaction. */
export class Views {
  readonly #lake: Lake
  readonly #views = new Map<string, View>()
  #revision = -1

  constructor(lake: Lake) {
    this.#lake = lake
  }

  get(perspective: Perspective): View {
    if (this.#revision !== this.#lake.revision) {
      this.#views.clear()
      this.#revision = this.#lake.revision
    }
    const key = String(perspective)
    let view = this.#views.get(key)
    if (!view) {
      view = new View(project([...this.#lake.documents()], perspective))
      this.#views.set(key, view)
    }
    return view
  }
}

function project(documents: Doc[], perspective: Perspective): Doc[] {
  if (perspective === 'raw') return documents
  if (perspective === 'published') return documents.filter(({_id}) => layerOf(_id) === 'published')

  const stack = [
    ...new Set([perspective, 'published'].flat().map((name) => (name === 'previewDrafts' ? 'drafts' : name))),
  ]
  const shown = new Map<string, Doc>()
  for (const layer of stack.reverse()) {
    for (const document of documents) {
      if (layerOf(document._id) !== layer) continue
      const id = publishedIdOf(document._id)
      if (isPlannedRemoval(document)) shown.delete(id)
      else shown.set(id, {...document, _id: id, _originalId: document._id})
    }
  }
  return [...shown.values()]
}

/** A version may say that its release unpublishes the document. */
function isPlannedRemoval({_system: system}: Doc): boolean {
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
}
