import {retentionInForce, retentionLimit} from '@upline/domain/inquiry/retention.ts'
import {plainFields} from '../firestore/convert-values.ts'
import {erase, type PersonalStores} from './erase.ts'

const oneDayMs = 24 * 60 * 60 * 1000

/** Returns the months of the published fact that the privacy text shows, or undefined without a usable one. */
export function publishedRetention(
  content: Iterable<Record<string, unknown>>,
  now = new Date(),
): number | undefined {
  const published = [...content].filter(({_id}) => !String(_id).includes('.'))
  return retentionInForce(published, now)
}

export interface Expired {
  /** Paths of inquiries, of notes about them, and of error logs. */
  paths: string[]
  mails: number[]
}

/** Returns the personal data that was stored more than `months` before `now`. */
export function findExpired({documents, mails}: PersonalStores, months: number, now: Date): Expired {
  const before = retentionLimit(months, now).toISOString()
  const paths = ['inquiries', 'error_logs'].flatMap((name) => documents.createdBefore(name, before))
  const inquiries = new Set(paths)
  const notes = documents
    .list('inquiry_notes')
    .filter(({fields}) => inquiries.has(`inquiries/${plainFields(fields).inquiry}`))
    .map(({path}) => path)
  return {paths: [...paths, ...notes], mails: mails.receivedBefore(before)}
}

/** Erases expired data now and once a day. Returns the function that stops it. */
export function eraseDaily(
  stores: PersonalStores,
  content: () => Iterable<Record<string, unknown>>,
): () => void {
  const run = () => {
    const months = publishedRetention(content())
    if (months === undefined) return
    const {paths, mails} = findExpired(stores, months, new Date())
    erase(stores, paths, mails)
    const count = paths.length + mails.length
    if (count > 0) console.log(`Erased ${count} documents and mails that are older than ${months} months`)
  }
  run()
  const timer = setInterval(run, oneDayMs).unref()
  return () => clearInterval(timer)
}
