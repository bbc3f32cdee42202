import {conflict} from '../lake-error.ts'
import {type Doc, layerOf} from './document.ts'
import {strongReferences} from './references.ts'
import type {Change} from './transaction.ts'

interface Stored {
  get(id: string): Doc | null
  /** The ids of the stored documents that refer strongly to this one. */
  referencesTo(id: string): string[]
}

/** Throws a LakeError that names both documents if a strong reference is broken after the whole transaction. */
export function checkReferences(stored: Stored, changes: Change[]): void {
  const changed = new Map(changes.map((change) => [change.documentId, change]))
  const exists = (id: string) => (changed.get(id) ?? {after: stored.get(id)}).after !== null
  for (const change of changes) {
    if (change.after) checkTargets(change, exists)
    else checkNobodyRefersTo(change.documentId, stored, changed)
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

function checkNobodyRefersTo(documentId: string, stored: Stored, changed: Map<string, Change>): void {
  const refersStill = (id: string) => {
    const change = changed.get(id)
    return change === undefined || strongReferences(change.after).has(documentId)
  }
  const candidates = new Set([...stored.referencesTo(documentId), ...changed.keys()])
  const referencingIDs = [...candidates].filter((id) => id !== documentId && refersStill(id)).sort()
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
