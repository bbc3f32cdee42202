import type {SanityClient} from '@sanity/client'

type Transaction = {author?: string; documentIDs?: string[]}

/** Fetches the user id of the author of a document's last edit; returns undefined if its history is not known. */
export async function fetchLastEditor(client: SanityClient, id: string): Promise<string | undefined> {
  // The answer has one transaction as JSON on each line; the client parses only an answer of one line.
  const answer = await client.request<string | Transaction>({
    url: `/data/history/${client.config().dataset}/transactions/${id}`,
    query: {excludeContent: 'true', reverse: 'true', limit: '20'},
    tag: 'last-editor',
  })
  const lines = typeof answer === 'string' ? answer.split('\n').filter(Boolean) : [JSON.stringify(answer)]
  const transactions = lines.map((line): Transaction => JSON.parse(line))
  // A review of a version also revises the version.
  return transactions.find(({documentIDs = []}) => !documentIDs.some((each) => each.startsWith('review.')))
    ?.author
}
