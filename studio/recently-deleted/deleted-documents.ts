import {publishedId, type StoredDocument} from '../dependents/dependents.ts'

/** One line of the history API's transaction log, as far as it is used. */
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
  /** What is brought back: the draft where there was one, since it had the latest words. */
  content: StoredDocument
}

export interface LastTouch {
  deletedAt: string
  author: string
}

/** By published id, when and by whom each document of the log was touched last; the log begins with the newest. */
export function lastTouches(log: readonly LoggedTransaction[]): Map<string, LastTouch> {
  const touches = new Map<string, LastTouch>()
  for (const {timestamp, author, documentIDs} of log) {
    for (const id of documentIDs.map(publishedId)) {
      // A dot marks what is not content: versions of releases and the lake's own documents.
      if (!id.includes('.') && !touches.has(id)) touches.set(id, {deletedAt: timestamp, author})
    }
  }
  return touches
}

/**
 * The deleted documents, the last one first. `revisions` holds the last revisions of the published documents and the drafts
 * that are gone; what is of no type in `types` is left out.
 */
export function deletedDocuments(
  touches: ReadonlyMap<string, LastTouch>,
  revisions: readonly StoredDocument[],
  types: ReadonlySet<string>,
): DeletedDocument[] {
  const contents = new Map<string, StoredDocument>()
  for (const revision of revisions) {
    if (!types.has(revision._type)) continue
    const id = publishedId(revision._id)
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

function changedAt({_updatedAt}: StoredDocument): string {
  return typeof _updatedAt === 'string' ? _updatedAt : ''
}
