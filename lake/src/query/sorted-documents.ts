import type {Doc} from '../documents/document.ts'
import {sortById} from './attribute-index.ts'

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

  /** Sets or removes the document with this id. */
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
