import {type Doc, isRecord} from './document.ts'

/** The ids a value refers to by strong references, at any depth. */
export function strongReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) strongReferences(item, found)
  } else if (isRecord(value)) {
    if (typeof value._ref === 'string' && value._weak !== true) found.add(value._ref)
    for (const item of Object.values(value)) strongReferences(item, found)
  }
  return found
}

/** Who refers strongly to whom, kept up to date so that a delete needs no scan of all documents. */
export class ReferenceIndex {
  readonly #sources = new Map<string, Set<string>>()

  update(before: Doc | null, after: Doc | null): void {
    if (before) {
      for (const target of strongReferences(before)) this.#sources.get(target)?.delete(before._id)
    }
    if (after) {
      for (const target of strongReferences(after)) {
        const sources = this.#sources.get(target)
        if (sources) sources.add(after._id)
        else this.#sources.set(target, new Set([after._id]))
      }
    }
  }

  /** The ids of the documents that refer strongly to `target`. */
  sources(target: string): string[] {
    return [...(this.#sources.get(target) ?? [])]
  }
}
