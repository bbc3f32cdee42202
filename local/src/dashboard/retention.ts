import type {DatabaseSync} from 'node:sqlite'
import {retentionFact, retentionInForce, retentionLimit} from '@upline/domain/inquiry/retention.ts'
import {inTransaction} from '@upline/lake/embed'
import {plainFields} from '../firestore/convert-values.ts'
import type {DocumentStore} from '../firestore/document-store.ts'
import type {MailStore} from '../mail/mail-store.ts'

interface Stores {
  database: DatabaseSync
  documents: DocumentStore
  mails: MailStore
}

const oneDayMs = 24 * 60 * 60 * 1000

/** Returns the months of the published fact that the privacy text shows, or undefined without a usable one. */
export function publishedRetention(
  content: Iterable<Record<string, unknown>>,
  now = new Date(),
): number | undefined {
  const facts = [...content].filter(
    ({_id, _type, key}) => _type === 'fact' && key === retentionFact && !String(_id).includes('.'),
  )
  return retentionInForce(facts, now)
}

export interface Expired {
  /** Paths of inquiries, of notes about them, and of error logs. */
  paths: string[]
  mails: number[]
}

/** Returns the personal data that was stored more than `months` before `now`. */
export function findExpired(
  {documents, mails}: Omit<Stores, 'database'>,
  months: number,
  now: Date,
): Expired {
  const before = retentionLimit(months, now).toISOString()
  const old = ['inquiries', 'error_logs'].flatMap((collection) =>
    documents.list(collection).filter(({createTime}) => createTime < before),
  )
  const paths = old.map(({path}) => path)
  const inquiries = new Set(paths)
  const notes = documents
    .list('inquiry_notes')
    .filter(({fields}) => inquiries.has(`inquiries/${plainFields(fields).inquiry}`))
  return {
    paths: [...paths, ...notes.map(({path}) => path)],
    mails: mails
      .list()
      .filter(({receivedAt}) => receivedAt !== '' && receivedAt < before)
      .map(({id}) => id),
  }
}

export function eraseExpired(stores: Stores, {paths, mails}: Expired): void {
  const {database, documents} = stores
  if (paths.length + mails.length === 0) return
  database.exec('PRAGMA secure_delete = ON')
  inTransaction(database, () => {
    for (const path of paths) documents.remove(path)
    const remove = database.prepare('DELETE FROM mails WHERE id = ?')
    for (const id of mails) remove.run(id)
  })
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  documents.changes.publish('inquiries')
}

/** Erases expired data now and once a day. Returns the function that stops it. */
export function eraseDaily(stores: Stores, content: () => Iterable<Record<string, unknown>>): () => void {
  const run = () => {
    const months = publishedRetention(content())
    if (months === undefined) return
    const expired = findExpired(stores, months, new Date())
    eraseExpired(stores, expired)
    const count = expired.paths.length + expired.mails.length
    if (count > 0) console.log(`Erased ${count} documents and mails that are older than ${months} months`)
  }
  run()
  const timer = setInterval(run, oneDayMs).unref()
  return () => clearInterval(timer)
}
