import type {SanityClient} from '@sanity/client'
import {eachTransaction} from '../documents/fetch-transactions.ts'

/**
 * Fetches the user ids of the authors of a draft or version, the last one first, as far as its history is known. An earlier draft, which
 * was published or discarded, does not count.
 */
export async function fetchEditors(client: SanityClient, id: string): Promise<string[]> {
  const editors = new Set<string>()
  for await (const {author, documentIDs = [], effects} of eachTransaction(client, {
    id,
    effectFormat: 'mendoza',
  })) {
    // A review of a version also revises the version.
    if (!documentIDs.some((each) => each.startsWith('review.'))) editors.add(author)
    if (isCreation(effects?.[id]?.revert)) break
  }
  return [...editors]
}

/** Returns whether a Mendoza patch, which reverts a change, leads to a document that is not there. */
const isCreation = ([operation, value]: unknown[] = []) => operation === 0 && value === null
