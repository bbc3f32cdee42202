import type {SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId, isPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {fetchPast} from '../documents/fetch-past.ts'
import {eachTransaction} from '../documents/fetch-transactions.ts'
import {lakeErrorKind} from '../documents/lake-error.ts'
import {fingerprint} from './fingerprint.ts'

export interface Editors {
  /** User ids, the last editor first. */
  ids: string[]
  /** Whether the history reaches back to the start of the draft. Without that, others may have edited it too. */
  isComplete: boolean
}

/**
 * Fetches the authors of a draft or version. An earlier draft, which was published or discarded, does not count; the authors of the draft or
 * version that it was copied from do.
 */
export async function fetchEditors(client: SanityClient, id: string): Promise<Editors> {
  try {
    return await editorsUntil(client, id, '~', new Set())
  } catch (error) {
    // The role of the user may not read the history.
    if (lakeErrorKind(error) === 'permission') return {ids: [], isComplete: false}
    throw error
  }
}

/** Fetches the authors up to a time (ISO 8601). `read` has the states that were read before. */
async function editorsUntil(
  client: SanityClient,
  id: string,
  time: string,
  read: Set<string>,
): Promise<Editors> {
  read.add(`${id} ${time}`)
  const editors = new Set<string>()
  for await (const transaction of eachTransaction(client, {id, effectFormat: 'mendoza'})) {
    const {author, timestamp, documentIDs = [], effects} = transaction
    if (timestamp > time) continue
    // A review of a version also revises the version.
    if (!documentIDs.some((each) => each.startsWith('review.'))) editors.add(author)
    if (!isCreation(effects?.[id]?.revert)) continue
    const sources = await fetchSources(client, id, transaction)
    let isComplete = true
    for (const source of sources.filter((each) => !read.has(`${each} ${timestamp}`))) {
      const found = await editorsUntil(client, source, timestamp, read)
      for (const each of found.ids) editors.add(each)
      isComplete &&= found.isComplete
    }
    return {ids: [...editors], isComplete}
  }
  return {ids: [...editors], isComplete: false}
}

/** Fetches the ids of the draft and versions whose content a new one had, unless it is that of the published document. */
async function fetchSources(
  client: SanityClient,
  id: string,
  {id: revision, timestamp: time}: {id: string; timestamp: string},
): Promise<string[]> {
  const others = await client.fetch<string[]>(
    '*[sanity::versionOf($id)]._id',
    {id: getPublishedId(id)},
    {perspective: 'raw', useCdn: false, tag: 'editors'},
  )
  const candidates = [...new Set([getDraftId(id), ...others])].filter((each) => each !== id)
  const [copy, ...before] = await Promise.all([
    fetchPast(client, id, {revision}),
    ...[getPublishedId(id), ...candidates].map((each) => fetchPast(client, each, {time})),
  ])
  if (!copy) return []
  const content = await fingerprint(copy)
  const same = await Promise.all(
    before.map(async (document?: StoredDocument) => document && (await fingerprint(document)) === content),
  )
  const equal = before.flatMap((document, index) => (document && same[index] ? [document._id] : []))
  return equal.some(isPublishedId) ? [] : equal
}

/** Returns whether a Mendoza patch, which reverts a change, leads to a document that is not there. */
const isCreation = ([operation, value]: unknown[] = []) => operation === 0 && value === null
