import {type Doc, isRecord} from '../documents/document.ts'
import {referencesIn} from '../documents/references.ts'
import {defined, references} from './indexable.ts'

/** Documents with the same value. */
export class Bucket {
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

  /** The documents by id. */
  get sorted(): readonly Doc[] {
    this.#sorted ??= sortById([...this.documents.values()])
    return this.#sorted
  }
}

/** The documents by the strings of an attribute or, for `tags[]`, of its list. See `Choice` for other indexes. */
export class AttributeIndex {
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
