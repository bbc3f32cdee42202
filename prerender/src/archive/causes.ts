import {setImmediate as nextTurn} from 'node:timers/promises'
import type {SanityClient} from '@sanity/client'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {fingerprint} from '@upline/editorial/checks/fingerprint.ts'
import {reviewId} from '@upline/editorial/checks/review.ts'
import type {Archive, Cause, CoveringReview, Publish} from './archive.ts'

/** Other transactions, such as edits of drafts, come between two publishes. */
const mostRead = 1000

type Logged = {id: string; timestamp: string; author: string; documentIDs?: string[]}

/**
 * Returns the publishes with their editors, documents and reviews, as far as the lake returns its history and reviews: hosted, that
 * requires a token.
 */
export function createCauses(lake: SanityClient) {
  const names = new Map<string, string>()

  async function nameOf(id: string): Promise<string> {
    const known = names.get(id)
    if (known) return known
    const name = await lake.users.getById(id).then(({displayName}) => displayName || id)
    if (names.size < mostRead) names.set(id, name)
    return name
  }

  async function publishesOf(transactions: readonly string[]): Promise<Publish[]> {
    const wanted = new Set(transactions)
    const lines = await lake.request<string | object>({
      url: `/data/history/${lake.config().dataset}/transactions`,
      query: {
        toTransaction: transactions.at(-1) ?? '',
        limit: String(Math.min(mostRead, transactions.length + 100)),
      },
    })
    const logged = parseLines(lines).filter(({id}) => wanted.has(id))
    return Promise.all(
      logged.reverse().map(async ({id, timestamp, author, documentIDs = []}) => {
        const documents = documentIDs.filter((document) => !document.includes('.'))
        return {transaction: id, at: timestamp, author: await nameOf(author), documents}
      }),
    )
  }

  /** Returns the reviews of exactly the current content of these documents, which is what the site renders. */
  async function reviewsOf(documents: readonly string[]): Promise<CoveringReview[]> {
    if (documents.length === 0) return []
    const options = {perspective: 'raw', tag: 'archive'} as const
    const current = await lake.fetch<StoredDocument[]>('*[_id in $documents]', {documents}, options)
    const ids = await Promise.all(current.map(async (document) => reviewId(await fingerprint(document))))
    const fields = '{_id, documentId, reference, reviewedBy, reviewedOn}'
    return lake.fetch(`*[_id in $ids] | order(_id)${fields}`, {ids}, options)
  }

  return async (transactions: readonly string[]): Promise<Cause> => {
    if (transactions.length === 0) return {reason: 'a new date, or a connection that was lost'}
    const bare = transactions.map((transaction) => ({transaction}))
    const known = await publishesOf(transactions).catch(() => [])
    const reviews = await reviewsOf(known.flatMap(({documents = []}) => documents)).catch(() => [])
    return {publishes: known.length > 0 ? known : bare, ...(reviews.length > 0 && {reviews})}
  }
}

/**
 * Names the causes of versions. While the site is rendered, other publishes arrive, and the answers of the lake have their texts already:
 * they are causes, too.
 */
export function followCauses(lake: SanityClient, archive: Pick<Archive, 'begin'>) {
  const causeOf = createCauses(lake)
  /** Publishes that arrived since the last rendering began; the first ones are named. */
  let arrived: string[] = []
  let named = 0
  let naming = Promise.resolve()
  const name = (transactions: readonly string[], isOver: boolean) => {
    naming = naming.then(async () => archive.begin(await causeOf(transactions), isOver))
    return naming
  }
  return {
    arrive: (transaction: string) => void arrived.push(transaction),
    /** Begins a rendering of all that arrived. */
    begin: (isOver: boolean) => {
      const transactions = arrived
      arrived = []
      named = 0
      return name(transactions, isOver)
    },
    /** Resolves once the causes of all answers that this process has read are named. */
    ready: async () => {
      // The lake sends an event before an answer with its change, on another connection: this turn reads it.
      await nextTurn()
      const transactions = arrived.slice(named)
      named = arrived.length
      await (transactions.length > 0 ? name(transactions, false) : naming)
    },
  }
}

/** One line is parsed by the client already. */
function parseLines(lines: string | object): Logged[] {
  if (typeof lines === 'object') return [lines as Logged]
  return lines.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
}
