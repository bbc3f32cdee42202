import type {Mutation} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import type {Pair} from '../documents/pairs.ts'
import {type Guarding, unpublishMutations} from './mutations.ts'
import {weakenDrafts, weakenReferences} from './weaken-references.ts'

/** Unpublishes documents. `content` is all content, because drafts that refer to them need weak references. */
export function unpublishAll(
  pairs: readonly Pair[],
  content: readonly StoredDocument[],
  guarding?: Guarding,
): Mutation[] {
  const leaving = new Map(
    pairs.flatMap(({id, published}) => (published ? [[id, published._type] as const] : [])),
  )
  const drafts = new Set<string>(pairs.map(({id}) => getDraftId(id)))
  return [
    ...weakenDrafts(
      content.filter(({_id}) => !drafts.has(_id)),
      leaving,
      guarding,
    ),
    ...pairs.flatMap((pair) => {
      const published = pair.published && (weakenReferences(pair.published, leaving) as StoredDocument)
      return unpublishMutations({...pair, published}, guarding)
    }),
  ]
}
