import type {Mutation} from '@sanity/client'
import {draftId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import type {Pair} from './pairs.ts'

/**
 * Refuses the whole transaction where the document is no longer at the revision that was looked at. Only a patch can hold a
 * revision; this one changes nothing.
 */
export function unchanged({_id, _rev}: StoredDocument): Mutation {
  return {patch: {id: _id, ifRevisionID: String(_rev), unset: ['revisionLookedAt']}}
}

/** Publishes the draft of a document that has one. */
export function publishMutations({id, draft, published}: Pair): Mutation[] {
  if (!draft) return []
  const document = {...(strengthened(contentOf(draft)) as StoredDocument), _id: id}
  return [
    unchanged(draft),
    ...(published
      ? [
          unchanged(published),
          {createOrReplace: {...document, _createdAt: String(published._createdAt)}} as Mutation,
        ]
      : [{create: document} as Mutation]),
    {delete: {id: draft._id}},
  ]
}

/** Takes a published document off the site; it stays as a draft. */
export function unpublishMutations({id, draft, published}: Pair): Mutation[] {
  if (!published) return []
  return [
    unchanged(published),
    ...(draft ? [] : [{create: {...contentOf(published), _id: draftId(id)}} as Mutation]),
    {delete: {id}},
  ]
}

/** Deletes draft and published version. */
export function deleteMutations({draft, published}: Pair): Mutation[] {
  return [draft, published].flatMap((document) =>
    document ? [unchanged(document), {delete: {id: document._id}}] : [],
  )
}

/** The document without what the lake itself writes. */
export function contentOf({_rev, _updatedAt, _system, ...content}: StoredDocument): StoredDocument {
  return content as StoredDocument
}

/** The value as a publish leaves it: references made while their target was a draft are strong. */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (typeof value !== 'object' || value === null) return value
  const {_strengthenOnPublish: mark, ...rest} = value as Record<string, unknown>
  const result = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, strengthened(item)]))
  if (typeof mark === 'object' && mark !== null && (mark as {weak?: unknown}).weak !== true) {
    delete result._weak
  }
  return result
}
