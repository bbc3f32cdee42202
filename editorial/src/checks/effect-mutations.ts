import type {Mutation} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {unpublishAll} from '../changes/unpublish.ts'
import {fetchPairs, type Pair} from '../documents/pairs.ts'
import {fetchVersions} from '../documents/releases.ts'
import type {ScheduledAction} from '../documents/schedule-document.ts'
import {type Planning, planPublish, publishingAll} from './plan-publish.ts'
import {isUnpublish} from './with-release-guards.ts'

/** A trial must not fail because somebody types meanwhile. */
const trial = {guarded: false}

/** Returns the mutations of a publish or take-down of documents, as the Studio and the scheduler run them. */
export async function effectMutations(
  planning: Planning,
  ids: readonly string[],
  action: ScheduledAction,
): Promise<Mutation[]> {
  const pairs = [...(await fetchPairs(planning.client, ids)).values()]
  if (action === 'publish') return publishing(planning, pairs)
  return unpublishAll(pairs, await planning.content(), trial)
}

/** Returns the mutations that publish these drafts or versions of a release. A version can also unpublish its document. */
export async function versionMutations(
  planning: Planning,
  versions: readonly StoredDocument[],
): Promise<Mutation[]> {
  const ids = versions.map(({_id}) => getPublishedId(_id))
  const pairs = await fetchPairs(planning.client, ids)
  const drafts = versions.filter((version) => !isUnpublish(version))
  const leaving = versions.filter(isUnpublish).map(({_id}) => getPublishedId(_id))
  const pairOf = (draft: StoredDocument): Pair => {
    const id = getPublishedId(draft._id)
    return {id, draft, published: pairs.get(id)?.published}
  }
  return [
    ...(await publishing(planning, drafts.map(pairOf))),
    ...(leaving.length > 0 ? await effectMutations(planning, leaving, 'takeDown') : []),
  ]
}

export async function releaseMutations(planning: Planning, release: string): Promise<Mutation[]> {
  return versionMutations(planning, await fetchVersions(planning.client, release))
}

async function publishing(planning: Planning, pairs: readonly Pair[]): Promise<Mutation[]> {
  return publishingAll(await Promise.all(pairs.map((pair) => planPublish(planning, pair))), trial)
}
