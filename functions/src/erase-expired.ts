import {retentionFact, retentionInForce, retentionLimit} from '@upline/domain/inquiry/retention.ts'
import type {Firestore, Query} from 'firebase-admin/firestore'
import {fetchContent} from './fetch-content.ts'

/** Documents of one write; Firestore allows 500. */
const batchSize = 400

/** Bounds one run to 20,000 documents of a kind. The next day goes on. */
const mostBatches = 50

export type Erased = {months: number; inquiries: number; notes: number; errorLogs: number; isTrial: boolean}

/** Returns the months of the published fact. Rejects if the content cannot be read or the fact is missing: then nothing is erased. */
export async function fetchRetention(address: string, now = new Date()): Promise<number> {
  const content = await fetchContent(
    address,
    `*[_id == "siteSettings" || _type == "fact" && key == "${retentionFact}"]`,
  )
  const months = retentionInForce(Array.isArray(content) ? content : [], now)
  if (months === undefined)
    throw new Error(`Publish a fact ${retentionFact} such as "24 months": nothing is erased without it.`)
  return months
}

/** Erases inquiries, their notes and error logs that are older than `months`. A trial only counts them. */
export async function eraseExpired(
  firestore: Firestore,
  months: number,
  {now = new Date(), isTrial = false} = {},
): Promise<Erased> {
  const limit = retentionLimit(months, now)
  const erased: Erased = {months, inquiries: 0, notes: 0, errorLogs: 0, isTrial}
  const inquiries = firestore.collection('inquiries').where('timestamp', '<', limit).orderBy('timestamp')
  for await (const ids of batches(firestore, inquiries, isTrial)) {
    erased.inquiries += ids.length
    for (const id of ids) {
      const notes = firestore.collection('inquiry_notes').where('inquiry', '==', id)
      for await (const found of batches(firestore, notes, isTrial)) erased.notes += found.length
    }
  }
  // A browser writes the time of an error log: a time that has not come yet is wrong.
  const time = 'context.timestamp'
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  const logs = firestore.collection('error_logs').orderBy(time)
  const expired = [logs.where(time, '<', limit.toISOString()), logs.where(time, '>', tomorrow.toISOString())]
  for (const query of expired) {
    for await (const ids of batches(firestore, query, isTrial)) erased.errorLogs += ids.length
  }
  return erased
}

/** Yields the ids of a query's documents, after they are erased, or the first of them in a trial. */
async function* batches(firestore: Firestore, query: Query, isTrial: boolean): AsyncGenerator<string[]> {
  for (let count = 0; count < mostBatches; count += 1) {
    const {docs} = await query.limit(batchSize).get()
    if (docs.length === 0) return
    if (!isTrial) {
      const batch = firestore.batch()
      for (const {ref} of docs) batch.delete(ref)
      await batch.commit()
    }
    yield docs.map(({id}) => id)
    if (isTrial || docs.length < batchSize) return
  }
}
