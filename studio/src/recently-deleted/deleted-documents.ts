import {getDraftId, getPublishedId, isVersionId} from '@sanity/client/csm'
import {mapDeep} from '@upline/domain/content/walk.ts'
import {isObject, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {type Leaving, weakenReferences} from '../transactions/weaken-references.ts'

/** One line of the history API's transaction log. */
export interface LoggedTransaction {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
}

export interface DeletedDocument {
  /** The published id. */
  id: string
  /** ISO time. */
  deletedAt: string
  /** User id. */
  author: string
  /** The content to restore: that of the draft if there was one, because it is newer. */
  content: StoredDocument
}

interface LastTouch {
  deletedAt: string
  author: string
}

/** Returns, by published id, the last transaction of each document. The log starts with the newest. */
export function lastTouches(log: readonly LoggedTransaction[]): Map<string, LastTouch> {
  const touches = new Map<string, LastTouch>()
  for (const {timestamp, author, documentIDs} of log) {
    for (const id of documentIDs.filter((each) => !isVersionId(each)).map(getPublishedId)) {
      // Ids with a dot belong to the lake, or to the Studio's own documents.
      if (!id.includes('.') && !touches.has(id)) touches.set(id, {deletedAt: timestamp, author})
    }
  }
  return touches
}

/**
 * Returns the deleted documents of the given types, newest first. `revisions` are the last revisions of the deleted drafts and published
 * documents.
 */
export function deletedDocuments(
  touches: ReadonlyMap<string, LastTouch>,
  revisions: readonly StoredDocument[],
  types: ReadonlySet<string>,
): DeletedDocument[] {
  const contents = new Map<string, StoredDocument>()
  for (const revision of revisions) {
    if (!types.has(revision._type)) continue
    const id = getPublishedId(revision._id)
    const other = contents.get(id)
    if (!other || changedAt(revision) > changedAt(other)) contents.set(id, revision)
  }
  return [...contents]
    .flatMap(([id, content]) => {
      const touch = touches.get(id)
      return touch ? [{id, content, ...touch}] : []
    })
    .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))
}

/**
 * Returns the draft that restores a document. References to `missing` documents become weak, because the lake rejects strong references
 * without a target; the form shows them as broken. Missing pictures and files are removed.
 */
export function draftToRestore({id, content}: DeletedDocument, missing: Leaving): StoredDocument {
  const {_rev, _updatedAt, ...kept} = content
  const draft = weakenReferences(withoutAssets(kept, missing), missing) as StoredDocument
  return {...draft, _id: getDraftId(id)}
}

function withoutAssets(value: unknown, missing: Leaving): unknown {
  return mapDeep(value, (each) => {
    if (!isObject(each) || !isObject(each.asset) || !missing.has(String(each.asset._ref))) return each
    const {asset, ...rest} = each
    return rest
  })
}

function changedAt({_updatedAt}: StoredDocument): string {
  return typeof _updatedAt === 'string' ? _updatedAt : ''
}
