import {retentionInForce, retentionLimit} from '@upline/domain/inquiry/retention.ts'
import {unfoundCollection} from '@upline/domain/unfound/unfound.ts'
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
  /** Paths of inquiries, of notes about them, of error logs, and of days on which something was not found. */
  paths: string[]
  mails: number[]
}

/** Returns the data of visitors that was stored more than `months` before `now`. */
export function findExpired({documents, mails}: PersonalStores, months: number, now: Date): Expired {
  const before = retentionLimit(months, now).toISOString()
  const paths = ['inquiries', 'error_logs', unfoundCollection].flatMap((name) =>
    documents.createdBefore(name, before),
  )
  const inquiries = new Set(paths)
  const notes = documents
    .list('inquiry_notes')
    .filter(({fields}) => inquiries.has(`inquiries/${plainFields(fields).inquiry}`))
    .map(({path}) => path)
  return {paths: [...paths, ...notes], mails: mails.receivedBefore(before)}
}

/**
 * Returns `now`, but at most 30 days after the erasure before, and stores it: a clock that is set years forward erases no more than the next
 * 30 days would, and a day later the 30 days after that, however often the backend starts meanwhile.
 */
function timeOfErasure({database}: PersonalStores, now: number): Date {
  database.exec('CREATE TABLE IF NOT EXISTS erasure (time INTEGER NOT NULL) STRICT')
  const read = database.prepare('SELECT time FROM erasure WHERE rowid = ?')
  const write = database.prepare('INSERT OR REPLACE INTO erasure (rowid, time) VALUES (?, ?)')
  const last = Number(read.get(dateRow)?.time ?? now)
  // Ignores a stored clock time in the future, which comes from a clock that was ahead.
  const clock = Math.min(now, Number(read.get(clockRow)?.time ?? 0))
  const isDayLater = now >= clock + oneDayMs
  const time = Math.min(now, isDayLater ? last + 30 * oneDayMs : last)
  if (now > last + 30 * oneDayMs)
    console.error(`The clock is far ahead: erases as of ${new Date(time).toISOString()}`)
  write.run(dateRow, Math.max(time, last))
  write.run(clockRow, isDayLater ? now : clock)
  return new Date(time)
}

/** Rows of the table: the time assumed by the last erasure, and the time that the clock showed. */
const [dateRow, clockRow] = [1, 2]

/** Erases expired data now and once a day. Returns the function that stops it. */
export function eraseDaily(
  stores: PersonalStores,
  content: () => Iterable<Record<string, unknown>>,
): () => void {
  const run = () => {
    const months = publishedRetention(content())
    if (months === undefined) return
    try {
      const {paths, mails} = findExpired(stores, months, timeOfErasure(stores, Date.now()))
      erase(stores, paths, mails)
      const count = paths.length + mails.length
      if (count > 0) console.log(`Erased ${count} documents and mails that are older than ${months} months`)
    } catch (error) {
      // A full disk must not end the process.
      console.error(`Expired data could not be erased: ${String(error)}`)
    }
  }
  run()
  const timer = setInterval(run, oneDayMs).unref()
  return () => clearInterval(timer)
}
