import {mutationError} from '../lake-error.ts'
import {type Doc, layerOf} from './document.ts'
import type {Change} from './transaction.ts'

/** Throws a 409 if a change is to a version in a scheduled release. */
export function checkLocks(stored: {get(id: string): Doc | null}, changes: Change[]): void {
  const changed = new Map(changes.map((change) => [change.documentId, change]))
  for (const {documentId} of changes) {
    if (!documentId.startsWith('versions.')) continue
    const name = layerOf(documentId)
    const id = `_.releases.${name}`
    const {before, after} = changed.get(id) ?? {before: stored.get(id), after: stored.get(id)}
    if (before?.state !== 'scheduled' || after?.state !== 'scheduled') continue
    throw mutationError(409, {
      type: 'documentLockedError',
      description: `Document "${documentId}" is locked: its release "${name}" is scheduled; unschedule it first`,
      id: documentId,
    })
  }
}
