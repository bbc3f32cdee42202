import type {Mutation, SanityClient} from '@sanity/client'
import {getPublishedId, isVersionId} from '@sanity/client/csm'
import {isObject, type StoredDocument} from '@upline/domain/content/stored-document.ts'
import {fetchPairs, type Pair} from '../documents/pairs.ts'
import type {ScheduledAction} from '../documents/schedule-document.ts'
import {fetchContent} from '../uses/fetch-dependents.ts'
import {fetchRedirects, movesOf} from './moves.ts'
import {publishAll, unpublishAll} from './publish.ts'
import {fetchRename} from './rename-token.ts'

/** Returns the mutations of a publish or take-down of documents, as the Studio and the scheduler run them. */
export async function effectMutations(
  client: SanityClient,
  ids: readonly string[],
  action: ScheduledAction,
): Promise<Mutation[]> {
  const pairs = [...(await fetchPairs(client, ids)).values()]
  if (action === 'publish') return publishing(client, pairs)
  return withoutGuards(unpublishAll(pairs, await fetchContent(client)))
}

/** Returns the mutations that publish these drafts or versions of a release. A version can also unpublish its document. */
export async function versionMutations(
  client: SanityClient,
  versions: readonly StoredDocument[],
): Promise<Mutation[]> {
  const ids = versions.map(({_id}) => getPublishedId(_id))
  const pairs = await fetchPairs(client, ids)
  const leaves = ({_system}: StoredDocument) => isObject(_system) && _system.delete === true
  const drafts = versions.filter((version) => !leaves(version))
  const leaving = versions.filter(leaves).map(({_id}) => getPublishedId(_id))
  const pairOf = (draft: StoredDocument): Pair => {
    const id = getPublishedId(draft._id)
    return {id, draft, published: pairs.get(id)?.published}
  }
  return [
    ...(await publishing(client, drafts.map(pairOf))),
    ...(leaving.length > 0 ? await effectMutations(client, leaving, 'takeDown') : []),
  ]
}

/** Returns the mutations that publish a release. */
export async function releaseMutations(client: SanityClient, release: string): Promise<Mutation[]> {
  const path = `versions.${release}.**`
  const options = {perspective: 'raw', useCdn: false, tag: 'release'} as const
  const versions = await client.fetch<StoredDocument[]>('*[_id in path($path)]', {path}, options)
  return versionMutations(client, versions)
}

async function publishing(client: SanityClient, pairs: readonly Pair[]): Promise<Mutation[]> {
  const redirects = await fetchRedirects(client, movesOf(pairs))
  const renames = await Promise.all(pairs.map((pair) => fetchRename(client, pair)))
  return withoutGuards([
    ...renames.flatMap((rename) => rename?.mutations ?? []),
    ...publishAll(pairs, redirects),
  ])
}

/** Removes what fails if an editor types meanwhile, as revision checks and a `create` do, or in a scheduled release, whose versions are locked. */
const withoutGuards = (mutations: readonly Mutation[]): Mutation[] =>
  mutations
    .filter((mutation) => !('patch' in mutation && String(mutation.patch.unset) === 'revisionGuard'))
    .filter(
      (mutation) =>
        !('delete' in mutation && 'id' in mutation.delete && isVersionId(String(mutation.delete.id))),
    )
    .map((mutation) => ('create' in mutation ? {createOrReplace: mutation.create} : mutation) as Mutation)
