import type {Mutation} from '@sanity/client'
import {draftId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import type {StoredRedirect} from '../actions/page-move.ts'
import {moveMutations} from './moves.ts'
import {publishMutations, unpublishMutations} from './mutations.ts'
import type {Pair} from './pairs.ts'
import {weakenDrafts, weakenReferences} from './weaken-references.ts'

/** Publishes all drafts; `redirects` are those at the paths that documents leave or take. */
export function publishAll(pairs: readonly Pair[], redirects: readonly StoredRedirect[]): Mutation[] {
  return [
    ...moveMutations(pairs, redirects, () => `redirect-${crypto.randomUUID().slice(0, 8)}`),
    ...pairs.flatMap(publishMutations),
  ]
}

/** `content` is all content: drafts that refer to what leaves wait for it. */
export function unpublishAll(pairs: readonly Pair[], content: readonly StoredDocument[]): Mutation[] {
  const leaving = new Map(
    pairs.flatMap(({id, published}) => (published ? [[id, published._type] as const] : [])),
  )
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
