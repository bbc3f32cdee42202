import type {SanityClient} from '@sanity/client'

/** A transaction without its content, as the history API has it. */
export interface LoggedTransaction {
  id: string
  timestamp: string
  /** User id. */
  author: string
  documentIDs?: string[]
}

/** Fetches transactions of a document, or of all documents without an id; the newest first, unless `reverse` is `false`. */
export async function fetchTransactions(
  client: SanityClient,
  {id, ...query}: {id?: string; limit: string; toTransaction?: string; reverse?: 'false'},
): Promise<LoggedTransaction[]> {
  // The answer has one transaction as JSON on each line; the client parses only an answer of one line.
  const answer = await client.request<string | LoggedTransaction>({
    url: `/data/history/${client.config().dataset}/transactions${id ? `/${id}` : ''}`,
    query: {excludeContent: 'true', reverse: 'true', ...query},
    tag: 'transactions',
  })
  if (typeof answer !== 'string') return [answer]
  return answer.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
}
