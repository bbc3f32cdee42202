import type {Mutation} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import {isObject, type StoredDocument} from '@upline/domain/content/stored-document.ts'
import {mapDeep} from '@upline/domain/content/walk.ts'
import {assertRevision, contentOf, type Guarding} from './mutations.ts'

/** Types, by published id, of the documents that leave the site; undefined if the type is unknown. */
export type Leaving = ReadonlyMap<string, string | undefined>

/**
 * Weakens the references of drafts to documents that leave the site, because the lake refuses to delete the target of a strong
 * reference. A publish makes the references strong again.
 */
export function weakenDrafts(
  content: readonly StoredDocument[],
  leaving: Leaving,
  {guarded = true}: Guarding = {},
): Mutation[] {
  return content.flatMap((document) => {
    if (getPublishedId(document._id) === document._id) return []
    const weakened = weakenReferences(document, leaving) as StoredDocument
    if (weakened === document) return []
    const guards = guarded ? [assertRevision(document)] : []
    return [...guards, {createOrReplace: contentOf(weakened)} as Mutation]
  })
}

/** Returns the value with weak references to documents that leave, or the same value if it has none. */
export function weakenReferences(value: unknown, leaving: Leaving): unknown {
  return mapDeep(value, (each) => {
    if (!isObject(each) || typeof each._ref !== 'string' || each._weak === true || !leaving.has(each._ref)) {
      return each
    }
    const type = leaving.get(each._ref)
    return {...each, _weak: true, ...(type && {_strengthenOnPublish: {type}})}
  })
}
