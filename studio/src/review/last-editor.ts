import type {SanityClient} from '@sanity/client'

/** Fetches the user id of the author of a document's last transaction; returns undefined if its history is not known. */
export async function fetchLastEditor(client: SanityClient, id: string): Promise<string | undefined> {
  // The answer has one transaction as JSON on each line; the client parses no such answer.
  const answer = await client.request<string | {author?: string}>({
    url: `/data/history/${client.config().dataset}/transactions/${id}`,
    query: {excludeContent: 'true', reverse: 'true', limit: '1'},
    tag: 'last-editor',
  })
  const last = typeof answer === 'string' ? JSON.parse(answer.split('\n')[0] || '{}') : answer
  return typeof last?.author === 'string' ? last.author : undefined
}
