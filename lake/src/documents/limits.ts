import {invalid, type LakeError} from '../lake-error.ts'
import {type Doc, isRecord} from './document.ts'
import type {Change} from './transaction.ts'

/** Hosted Sanity's limits of a dataset's documents, on every plan: sanity.io/docs/technical-limits. */
export const contentLimits = {
  documentBytes: 32 * 1024 * 1024,
  /** Unique paths with their types, in one document and in all. */
  documentAttributes: 1000,
  datasetAttributes: 2000,
  mutationBytes: 4_000_000,
}

export type Limits = typeof contentLimits

/** Counts attributes as hosted Sanity does, each path with each of its types once, and refuses what goes over the limits. */
export class AttributeLimits {
  readonly #limits: Limits
  readonly #counts = new Map<string, number>()

  constructor(limits: Limits, documents: Iterable<Doc>) {
    this.#limits = limits
    for (const document of documents)
      this.#count(new Map([...attributePaths(document)].map((path) => [path, 1])))
  }

  /** Throws a LakeError that names document and limit. Returns a function that counts the changes once they are stored. */
  check(changes: readonly Change[]): () => void {
    const {documentBytes, documentAttributes, datasetAttributes} = this.#limits
    const more = new Map<string, number>()
    for (const {documentId, before, after} of changes) {
      const [was, is] = [attributePaths(before), attributePaths(after)]
      if (after) {
        const bytes = Buffer.byteLength(JSON.stringify(after))
        if (bytes > documentBytes)
          throw exceeded(
            `Document "${documentId}" has ${bytes} bytes, more than the ${documentBytes} a document may have`,
          )
        const malformed = malformedIn(after)
        if (malformed && malformed !== malformedIn(before))
          throw exceeded(`Document "${documentId}" has ${malformed}`)
        if (is.size > documentAttributes && is.size > was.size)
          throw exceeded(
            `Document "${documentId}" has ${is.size} attributes, more than the ${documentAttributes} a document may have`,
          )
      }
      for (const path of was) more.set(path, (more.get(path) ?? 0) - 1)
      for (const path of is) more.set(path, (more.get(path) ?? 0) + 1)
    }
    let total = this.#counts.size
    for (const [path, change] of more) {
      const known = this.#counts.get(path) ?? 0
      if (known === 0 && change > 0) total += 1
      if (known > 0 && known + change <= 0) total -= 1
    }
    if (total > datasetAttributes && total > this.#counts.size)
      throw exceeded(
        `The dataset would have ${total} attributes, more than the ${datasetAttributes} it may have: share field names between types, or keep free-form data in one text`,
      )
    return () => this.#count(more)
  }

  #count(more: ReadonlyMap<string, number>): void {
    for (const [path, change] of more) {
      const count = (this.#counts.get(path) ?? 0) + change
      if (count > 0) this.#counts.set(path, count)
      else this.#counts.delete(path)
    }
  }
}

/** Returns every path of a document with the type of its value, such as `tags[] (string)`; none without a document. */
function attributePaths(document: Doc | null): Set<string> {
  const paths = new Set<string>()
  function visit(value: unknown, path: string): void {
    if (path !== '')
      paths.add(`${path} (${Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value})`)
    if (Array.isArray(value)) for (const item of value) visit(item, `${path}[]`)
    else if (isRecord(value))
      for (const [name, item] of Object.entries(value)) visit(item, path === '' ? name : `${path}.${name}`)
  }
  if (document) visit(document, '')
  return paths
}

const attributeName = /^\$?[A-Za-z0-9_-]+$/

/** Returns the first list in a list, or the first attribute with an invalid name. */
function malformedIn(value: unknown, path = ''): string | undefined {
  if (Array.isArray(value)) {
    if (value.some(Array.isArray)) return `a list in a list at "${path}", which hosted Sanity refuses`
    return value.map((item) => malformedIn(item, `${path}[]`)).find(Boolean)
  }
  if (!isRecord(value)) return undefined
  for (const [name, item] of Object.entries(value)) {
    if (!attributeName.test(name))
      return `the attribute name ${JSON.stringify(name)}: hosted Sanity takes letters, digits, "_" and "-"`
    const found = malformedIn(item, path === '' ? name : `${path}.${name}`)
    if (found) return found
  }
  return undefined
}

function exceeded(description: string): LakeError {
  return invalid(description, 'limitExceededError')
}
