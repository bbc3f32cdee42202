import type {SanityClient} from '@sanity/client'

/** A transaction without its content, as the history API has it. */
export interface LoggedTransaction {
  id: string
  timestamp: string
  /** User id. */
  author: string
  documentIDs?: string[]
  /** For each document the Mendoza patch from the state after to the one before, if asked for. */
  effects?: Record<string, {revert: unknown[]}>
}

interface Query {
  limit: string
  toTransaction?: string
  reverse?: 'false'
  effectFormat?: 'mendoza'
}

/** Maximum page size of the history API, and the maximum number of pages to read. */
const pageSize = 1000
const maxPages = 5

/** Fetches transactions of a document, or of all documents without an id, sorted by time: descending, unless `reverse` is `false`. */
export async function fetchTransactions(
  client: SanityClient,
  {id, ...query}: Query & {id?: string},
): Promise<LoggedTransaction[]> {
  // The answer has one transaction as JSON on each line; the client parses only an answer of one line.
  const answer = await client.request<string | LoggedTransaction | undefined>({
    url: `/data/history/${client.config().dataset}/transactions${id ? `/${id}` : ''}`,
    query: {excludeContent: 'true', reverse: 'true', ...query},
    tag: 'transactions',
  })
  if (typeof answer !== 'string') return answer ? [answer] : []
  return answer.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
}

/** Yields the transactions of a document, or of all documents without an id, newest first, as far as the history is read. */
export async function* eachTransaction(
  client: SanityClient,
  query: {id?: string; effectFormat?: 'mendoza'} = {},
): AsyncGenerator<LoggedTransaction> {
  let last: string | undefined
  for (let page = 0; page < maxPages; page++) {
    const found = await fetchTransactions(client, {
      ...query,
      limit: String(pageSize),
      ...(last && {toTransaction: last}),
    })
    // The range includes the last transaction again.
    yield* last ? found.slice(1) : found
    if (found.length < pageSize) return
    last = found.at(-1)?.id
  }
}
