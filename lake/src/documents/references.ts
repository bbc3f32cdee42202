import {type Doc, isRecord} from './document.ts'

/** The ids a value refers to, at any depth. */
export function referencesIn(value: unknown): Set<string> {
  return collect(value, new Set(), () => true)
}

/** The ids a value refers to by strong references within its dataset, at any depth. */
export function strongReferences(value: unknown): Set<string> {
  const isHere = ({_type, _dataset}: Fields) => _dataset === undefined && _type !== 'globalDocumentReference'
  return collect(value, new Set(), (reference) => reference._weak !== true && isHere(reference))
}

type Fields = Record<string, unknown>

function collect(value: unknown, found: Set<string>, isWanted: (reference: Fields) => boolean): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found, isWanted)
  } else if (isRecord(value)) {
    if (typeof value._ref === 'string' && isWanted(value)) found.add(value._ref)
    for (const item of Object.values(value)) collect(item, found, isWanted)
  }
  return found
}

/** The strong references between documents, so that a delete does not scan all documents. */
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
