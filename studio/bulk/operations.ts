import type {Mutation} from '@sanity/client'
import type {StoredRedirect} from '../actions/page-move.ts'
import type {StoredDocument} from '../dependents/dependents.ts'
import {moveMutations} from '../transactions/moves.ts'
import {
  contentOf,
  deleteMutations,
  publishMutations,
  unchanged,
  unpublishMutations,
} from '../transactions/mutations.ts'
import {draftId, type Pair} from '../transactions/pairs.ts'
import {weakenDrafts, weakenReferences} from '../transactions/weaken-references.ts'

export function publishAll(pairs: readonly Pair[], redirects: readonly StoredRedirect[]): Mutation[] {
  return [
    ...moveMutations(pairs, redirects, () => `redirect-${crypto.randomUUID().slice(0, 8)}`),
    ...pairs.flatMap(publishMutations),
  ]
}

/** `content` is all content: drafts that refer to what leaves wait for it. */
export function unpublishAll(pairs: readonly Pair[], content: readonly StoredDocument[]): Mutation[] {
  const leaving = new Map(pairs.map(({id, published}) => [id, published?._type ?? '']))
  const own = new Set(pairs.map(({id}) => draftId(id)))
  return [
    ...weakenDrafts(
      content.filter(({_id}) => !own.has(_id)),
      leaving,
    ),
    ...pairs.flatMap((pair) => {
      const published = pair.published && (weakenReferences(pair.published, leaving) as StoredDocument)
      return unpublishMutations({...pair, published})
    }),
  ]
}

export function deleteAll(pairs: readonly Pair[]): Mutation[] {
  return pairs.flatMap(deleteMutations)
}

/** Changes fields in the draft, which is made where there is none; visitors see nothing of it until it is published. */
export function editDraft(
  {id, draft, published}: Pair,
  {type, set, unset}: {type: string; set: Record<string, unknown>; unset: readonly string[]},
): Mutation[] {
  if (draft) {
    return [
      {
        patch: {
          id: draft._id,
          ifRevisionID: String(draft._rev),
          ...(Object.keys(set).length > 0 && {set}),
          ...(unset.length > 0 && {unset: [...unset]}),
        },
      } as Mutation,
    ]
  }
  const base = published ? contentOf(published) : {_id: id, _type: type}
  const edited = Object.fromEntries(
    Object.entries({...base, ...set}).filter(([name]) => !unset.includes(name)),
  )
  return [
    ...(published ? [unchanged(published)] : []),
    {create: {...edited, _id: draftId(id), _type: type}} as Mutation,
  ]
}

/** The stored ids that a transaction writes to. */
export function touchedIds(mutations: readonly Mutation[]): string[] {
  const ids = mutations.flatMap((mutation) => {
    const [body] = Object.values(mutation) as {id?: unknown; _id?: unknown}[]
    const id = body?.id ?? body?._id
    return typeof id === 'string' ? [id] : []
  })
  return [...new Set(ids)]
}
