import type {Mutation, SanityClient} from '@sanity/client'
import {getPublishedId, isVersionId} from '@sanity/client/csm'
import {type EffectRequest, effectPath, type PublishEffect} from '@upline/domain/content/publish-effect.ts'
import {isObject, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {fetchContent} from '../dependents/fetch-dependents.ts'
import {fetchRename} from '../dependents/rename-token.ts'
import type {ScheduledAction} from '../schedule/schedule-document.ts'
import {siteUrl} from '../site-url.ts'
import {fetchRedirects, movesOf} from '../transactions/moves.ts'
import {fetchPairs, type Pair} from '../transactions/pairs.ts'
import {publishAll, unpublishAll} from '../transactions/publish.ts'

/** Returns what the mutations change on the site, or undefined if the site can't tell. Rejects with the site's reason. */
export async function fetchEffect(request: EffectRequest): Promise<PublishEffect | undefined> {
  const response = await fetch(new URL(effectPath, siteUrl), {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(request),
  }).catch(() => undefined)
  // A static host has only files.
  if (!response?.headers.get('content-type')?.startsWith('application/json')) return undefined
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

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
