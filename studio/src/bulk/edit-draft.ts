import type {Mutation} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'
import {assertRevision, contentOf} from '../transactions/mutations.ts'
import type {Pair} from '../transactions/pairs.ts'

/** Changes fields of the draft, or creates a draft with the changes. */
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
    ...(published ? [assertRevision(published)] : []),
    {create: {...edited, _id: getDraftId(id), _type: type}} as Mutation,
  ]
}
