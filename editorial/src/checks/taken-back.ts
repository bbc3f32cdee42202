import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {EffectChange} from '@upline/domain/content/publish-effect.ts'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {fetchPast} from '../documents/fetch-past.ts'
import {fetchTransactions} from '../documents/fetch-transactions.ts'
import {lakeErrorKind} from '../documents/lake-error.ts'
import {changesBetween} from './changes.ts'

const changesOf = (before: StoredDocument, after: StoredDocument) =>
  changesBetween(before, after, () => undefined)

/**
 * Returns what the version of a release would take back of the changes from `base`, the content that it was made from, to `live`. Without a
 * base, all differences count.
 */
export function takenBack(
  base: StoredDocument | undefined,
  live: StoredDocument,
  version: StoredDocument,
): EffectChange[] {
  const differences = changesOf(live, version)
  if (!base) return differences
  const changed = changesOf(base, live).map(({place}) => place)
  return differences.filter(({place}) => changed.some((other) => overlap(place, other)))
}

/** Returns what a version of a release would take back if it replaced the published document now. */
export async function fetchTakenBack(
  client: SanityClient,
  version: StoredDocument,
  live: StoredDocument,
): Promise<EffectChange[]> {
  const [edited, published] = [String(version._updatedAt), String(live._updatedAt)]
  if (changesOf(live, version).length === 0) return []
  const base = await unlessForbidden(fetchBase(client, version))
  const changes = takenBack(base, live, version)
  if (edited < published || changes.length === 0) return changes
  // An edit after the publish confirms the places that it changed, but no others.
  const before = base && (await unlessForbidden(fetchPast(client, version._id, {time: published})))
  const confirmed = before && changesOf(before, version).map(({place}) => place)
  return changes.filter(({place}) => confirmed && !confirmed.some((other) => overlap(place, other)))
}

/** Returns undefined if the role of the editor may not read the history. */
const unlessForbidden = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: unknown) => {
    if (lakeErrorKind(error) === 'permission') return undefined
    throw error
  })

/** Fetches the published content from which a version was made, or undefined if the history does not reach back to it. */
async function fetchBase(client: SanityClient, {_id}: StoredDocument): Promise<StoredDocument | undefined> {
  const [first] = await fetchTransactions(client, {id: _id, limit: '1', reverse: 'false'})
  if (!first) return undefined
  return fetchPast(client, getPublishedId(_id), {time: first.timestamp})
}

/** Returns whether places (`Links › Contact`) are the same, or one is inside the other. */
function overlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} › `) || b.startsWith(`${a} › `)
}
