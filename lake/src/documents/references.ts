import {conflict} from '../lake-error.ts'
import {type Doc, isRecord, layerOf} from './document.ts'
import type {Change} from './transaction.ts'

/** The ids a value refers to, at any depth. */
export function referencesIn(value: unknown): Set<string> {
  return collect(value, new Set(), () => true)
}

/** The ids a value refers to by strong references within its dataset, at any depth. */
function strongReferences(value: unknown): Set<string> {
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

  sources(target: string): string[] {
    return [...(this.#sources.get(target) ?? [])]
  }
}

interface Stored {
  get(id: string): Doc | null
  referencesTo(id: string): string[]
}

/** Throws a LakeError that names both documents if a strong reference is broken after the whole transaction. */
export function checkReferences(stored: Stored, changes: Change[]): void {
  const changed = new Map(changes.map((change) => [change.documentId, change]))
  const exists = (id: string) => (changed.get(id) ?? {after: stored.get(id)}).after !== null
  // Read once, because a publish of thousands deletes as many drafts.
  const index = new ReferenceIndex()
  for (const {after} of changes) index.update(null, after)
  const referring = (id: string) => [
    ...stored.referencesTo(id).filter((source) => !changed.has(source)),
    ...index.sources(id),
  ]
  for (const change of changes) {
    if (change.after) checkTargets(change, exists)
    else checkNobodyRefersTo(change.documentId, referring(change.documentId))
  }
}

function checkTargets({documentId, before, after}: Change, exists: (id: string) => boolean): void {
  const known = strongReferences(before)
  for (const target of strongReferences(after)) {
    // Ignores references that were broken before, so that the document can still be edited.
    if (known.has(target) || exists(target)) continue
    const description = `Document "${documentId}" references non-existent document "${target}"`
    throw conflict('documentReferenceDoesNotExistError', description, {id: documentId, referenceID: target})
  }
}

function checkNobodyRefersTo(documentId: string, referring: string[]): void {
  const referencingIDs = referring.filter((id) => id !== documentId).sort()
  if (referencingIDs.length === 0) return
  const names = referencingIDs.map((id) => `"${id}"`).join(', ')
  const description = `Document "${documentId}" cannot be deleted as there are references to it from ${names}`
  throw conflict('documentHasExistingReferencesError', description, {id: documentId, referencingIDs})
}

/** Throws a LakeError if a change is to a version in a scheduled release. */
export function checkLocks(stored: Pick<Stored, 'get'>, changes: Change[]): void {
  const changed = new Map(changes.map((change) => [change.documentId, change]))
  for (const {documentId} of changes) {
    if (!documentId.startsWith('versions.')) continue
    const name = layerOf(documentId)
    const id = `_.releases.${name}`
    const {before, after} = changed.get(id) ?? {before: stored.get(id), after: stored.get(id)}
    if (before?.state !== 'scheduled' || after?.state !== 'scheduled') continue
    const description = `Document "${documentId}" is locked: its release "${name}" is scheduled; unschedule it first`
    throw conflict('documentLockedError', description, {id: documentId})
  }
}
