import type {SanityClient} from '@sanity/client'
import {fetchTransactions} from '../documents/fetch-transactions.ts'

/** Fetches the user id of the author of a document's last edit; returns undefined if its history is not known. */
export async function fetchLastEditor(client: SanityClient, id: string): Promise<string | undefined> {
  const transactions = await fetchTransactions(client, {id, limit: '20'})
  // A review of a version also revises the version.
  return transactions.find(({documentIDs = []}) => !documentIDs.some((each) => each.startsWith('review.')))
    ?.author
}
