import type {Mutation} from '@sanity/client'
import {getDraftId, isVersionId} from '@sanity/client/csm'
import {isObject, type StoredDocument} from '@upline/domain/content/stored-document.ts'
import {mapDeep} from '@upline/domain/content/walk.ts'
import type {Pair} from '../documents/pairs.ts'

/**
 * Fails the whole transaction if the document changed since it was read. Only a patch can name a revision; this one changes
 * nothing.
 */
export function assertRevision({_id, _rev}: StoredDocument): Mutation {
  return {patch: {id: _id, ifRevisionID: String(_rev), unset: ['revisionGuard']}}
}

export interface Guarding {
  /** Default: true. Without guards the mutations also fit content that somebody types at that moment, for a trial only. */
  guarded?: boolean
}

/** Publishes the draft, or a version of a release. */
export function publishMutations({id, draft, published}: Pair, {guarded = true}: Guarding = {}): Mutation[] {
  if (!draft) return []
  const document = {...(withStrongReferences(contentOf(draft)) as StoredDocument), _id: id}
  const replacement = published ? {...document, _createdAt: String(published._createdAt)} : document
  if (!guarded) {
    // The versions of a scheduled release are locked.
    const leaves = isVersionId(draft._id) ? [] : [{delete: {id: draft._id}}]
    return [{createOrReplace: replacement} as Mutation, ...leaves]
  }
  return [
    assertRevision(draft),
    ...(published
      ? [assertRevision(published), {createOrReplace: replacement} as Mutation]
      : [{create: replacement} as Mutation]),
    {delete: {id: draft._id}},
  ]
}

/** Takes a published document off the site and keeps it as a draft. */
export function unpublishMutations(
  {id, draft, published}: Pair,
  {guarded = true}: Guarding = {},
): Mutation[] {
  if (!published) return []
  const copy = {...contentOf(published), _id: getDraftId(id)}
  return [
    ...(guarded ? [assertRevision(published)] : []),
    ...(draft ? [] : [{[guarded ? 'create' : 'createOrReplace']: copy} as unknown as Mutation]),
    {delete: {id}},
  ]
}

export function deleteMutations({draft, published}: Pair): Mutation[] {
  return [draft, published].flatMap((document) =>
    document ? [assertRevision(document), {delete: {id: document._id}}] : [],
  )
}

/** Returns the document without the fields that the lake sets. */
export function contentOf({_rev, _updatedAt, _system, ...content}: StoredDocument): StoredDocument {
  return content as StoredDocument
}

/** Makes weak references strong if they were weak only because their target was a draft, as a publish does. */
export function withStrongReferences(value: unknown): unknown {
  return mapDeep(value, (each) => {
    if (!isObject(each) || !('_strengthenOnPublish' in each)) return each
    const {_strengthenOnPublish: mark, _weak, ...rest} = each
    return isObject(mark) && mark.weak !== true ? rest : {...rest, ...('_weak' in each && {_weak})}
  })
}
