import type {SanityClient} from '@sanity/client'
import {fetchTransactions} from '../documents/fetch-transactions.ts'

/** Fetches the user ids of the authors of a draft's or version's edits after a time (ISO 8601), the last one first, as far as its history is known. */
export async function fetchEditors(client: SanityClient, id: string, after = ''): Promise<string[]> {
  const transactions = await fetchTransactions(client, {id, limit: '1000'})
  const edits = transactions.filter(
    ({documentIDs = [], timestamp}) =>
      // A review of a version also revises the version.
      timestamp > after && !documentIDs.some((each) => each.startsWith('review.')),
  )
  return [...new Set(edits.map(({author}) => author))]
}
