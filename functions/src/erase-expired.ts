import {retentionFact, retentionInForce, retentionLimit} from '@upline/domain/inquiry/retention.ts'
import {unfoundCollection} from '@upline/domain/unfound/unfound.ts'
import type {Firestore, Query, QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {fetchContent} from './fetch-content.ts'

/** Documents of one write; Firestore allows 500. */
const batchSize = 400

/** Bounds one run to 20,000 documents of a kind. The next day goes on. */
const mostBatches = 50

export type Erased = {
  months: number
  inquiries: number
  notes: number
  errorLogs: number
  unfoundDays: number
  isTrial: boolean
}

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

/** Erases inquiries, their notes, error logs and counts of what was not found that are older than `months`. A trial only counts them. */
export async function eraseExpired(
  firestore: Firestore,
  months: number,
  {now = new Date(), isTrial = false} = {},
): Promise<Erased> {
  const limit = retentionLimit(months, now)
  const remove = async (docs: QueryDocumentSnapshot[]) => {
    if (isTrial) return
    const batch = firestore.batch()
    for (const {ref} of docs) batch.delete(ref)
    await batch.commit()
  }
  // Counts a document once even if two queries find it in a trial.
  const removeAll = async (query: Query, found = new Set<string>()) => {
    for await (const docs of pages(query, isTrial)) {
      await remove(docs)
      for (const {id} of docs) found.add(id)
    }
    return found
  }
  const notes = firestore.collection('inquiry_notes')
  const noteIds = new Set<string>()
  let inquiries = 0
  const expired = firestore.collection('inquiries').where('timestamp', '<', limit).orderBy('timestamp')
  for await (const docs of pages(expired, isTrial)) {
    // Erases notes before their inquiries, so that an interruption leaves no orphaned notes.
    for (const {id} of docs) await removeAll(notes.where('inquiry', '==', id), noteIds)
    await remove(docs)
    inquiries += docs.length
  }
  // Notes without an inquiry, for example one that was added during the erasure.
  await removeAll(notes.where('time', '<', limit), noteIds)
  // A browser writes the time of an error log: a time that has not come yet is wrong.
  const time = 'context.timestamp'
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  const logs = firestore.collection('error_logs').orderBy(time)
  const old = await removeAll(logs.where(time, '<', limit.toISOString()))
  const wrong = await removeAll(logs.where(time, '>', tomorrow.toISOString()))
  const date = limit.toISOString().slice(0, 10)
  const days = await removeAll(
    firestore.collection(unfoundCollection).where('date', '<', date).orderBy('date'),
  )
  const errorLogs = old.size + wrong.size
  return {months, inquiries, notes: noteIds.size, errorLogs, unfoundDays: days.size, isTrial}
}

/** Yields the documents of a query by `batchSize`. The caller removes them, so that the next query finds others; a trial ends after the first. */
async function* pages(query: Query, isTrial: boolean): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let count = 0; count < mostBatches; count += 1) {
    const {docs} = await query.limit(batchSize).get()
    if (docs.length === 0) return
    yield docs
    if (isTrial || docs.length < batchSize) return
  }
}
