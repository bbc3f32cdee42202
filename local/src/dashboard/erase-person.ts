import type {DatabaseSync} from 'node:sqlite'
import {inTransaction} from '@upline/lake/embed'
import {plainFields} from '../firestore/convert-values.ts'
import type {DocumentStore} from '../firestore/document-store.ts'
import type {Mail, MailStore} from '../mail/mail-store.ts'
import {plainDocument} from './inquiries.ts'

interface PersonalData {
  inquiries: Record<string, unknown>[]
  /** What staff wrote about these inquiries. */
  notes: Record<string, unknown>[]
  mails: Mail[]
}

interface Stores {
  database: DatabaseSync
  documents: DocumentStore
  mails: MailStore
}

export function isPlainAddress(email: unknown): email is string {
  return typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email)
}

/** Inquiries with this address, whatever its case, the notes about them, and the mails that name it. */
export function findPerson({documents, mails}: Omit<Stores, 'database'>, email: string): PersonalData {
  const wanted = email.trim().toLowerCase()
  const inquiries = documents
    .list('inquiries')
    .filter(
      ({fields}) =>
        readable(String(plainFields(fields).email))
          .trim()
          .toLowerCase() === wanted,
    )
    .map(plainDocument)
  const ids = new Set(inquiries.map(({id}) => id))
  const notes = documents
    .list('inquiry_notes')
    .map(plainDocument)
    .filter(({inquiry}) => ids.has(inquiry))
  return {
    inquiries,
    notes,
    mails: mails.list().filter(({replyTo, text, html}) => names(`${replyTo} ${text} ${html}`, wanted)),
  }
}

/** Removes all that `findPerson` finds, from the disk too; gives what was removed. */
export function erasePerson(stores: Stores, email: string): PersonalData {
  const {database, documents} = stores
  const found = findPerson(stores, email)
  // What is deleted is overwritten, and does not stay in the journal.
  database.exec('PRAGMA secure_delete = ON')
  inTransaction(database, () => {
    for (const {id} of found.inquiries) documents.remove(`inquiries/${id}`)
    for (const {id} of found.notes) documents.remove(`inquiry_notes/${id}`)
    const remove = database.prepare('DELETE FROM mails WHERE id = ?')
    for (const {id} of found.mails) remove.run(id)
  })
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
  return found
}

/** Whether the text has this address, and not only a longer one that ends or begins with it. */
function names(text: string, address: string): boolean {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(address); at >= 0; at = lower.indexOf(address, at + 1)) {
    const before = lower.slice(0, at).at(-1) ?? ' '
    const after = lower.slice(at + address.length, at + address.length + 2)
    if (!/[\w.!#$%&*+/=?^`{|}~-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true
  }
  return false
}

/** Texts are stored HTML-escaped. */
function readable(text: string): string {
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
  }
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}
