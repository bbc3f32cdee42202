import {draftId, publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {type Leaving, weakenReferences} from '../transactions/weaken-references.ts'

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

interface LastTouch {
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

/**
 * The draft that brings a document back. What it refers to may be gone too, by id in `missing`: the lake refuses a strong reference to
 * nothing, so these wait, and the form says of each that it leads nowhere. A picture or a file that is gone is left out.
 */
export function draftToBringBack({id, content}: DeletedDocument, missing: Leaving): StoredDocument {
  const {_rev, _updatedAt, ...kept} = content
  const draft = weakenReferences(withoutAssets(kept, missing), missing) as StoredDocument
  return {...draft, _id: draftId(id)}
}

function withoutAssets(value: unknown, missing: Leaving): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutAssets(item, missing))
  if (typeof value !== 'object' || value === null) return value
  const isGone = (name: string, inner: unknown) =>
    name === 'asset' && missing.has(String((inner as {_ref?: unknown} | null)?._ref))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isGone(name, inner) ? [] : [[name, withoutAssets(inner, missing)]],
    ),
  )
}

function changedAt({_updatedAt}: StoredDocument): string {
  return typeof _updatedAt === 'string' ? _updatedAt : ''
}
