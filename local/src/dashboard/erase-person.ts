import type {DatabaseSync} from 'node:sqlite'
import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {inTransaction} from '@upline/lake/embed'
import {plainFields} from '../firestore/convert-values.ts'
import type {DocumentStore} from '../firestore/document-store.ts'
import type {Mail, MailStore} from '../mail/mail-store.ts'
import {plainDocument} from './inquiries.ts'

interface PersonalData {
  inquiries: Record<string, unknown>[]
  /** Notes of staff about these inquiries. */
  notes: Record<string, unknown>[]
  mails: Mail[]
}

interface Stores {
  database: DatabaseSync
  documents: DocumentStore
  mails: MailStore
}

/** Returns the inquiries with this address in any case, their notes, and the mails that contain the address. */
export function findPerson({documents, mails}: Omit<Stores, 'database'>, email: string): PersonalData {
  const wanted = email.trim().toLowerCase()
  const inquiries = documents
    .list('inquiries')
    .filter(
      ({fields}) =>
        unescapeHtml(String(plainFields(fields).email))
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

/** Removes everything that `findPerson` finds, from the disk too, and returns it. */
export function erasePerson(stores: Stores, email: string): PersonalData {
  const {database, documents} = stores
  const found = findPerson(stores, email)
  // Overwrites deleted rows; the checkpoint below empties the journal.
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

/** Returns whether the text contains this address, not only a longer address that begins or ends with it. */
function names(text: string, address: string): boolean {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(address); at >= 0; at = lower.indexOf(address, at + 1)) {
    const before = lower.slice(0, at).at(-1) ?? ' '
    const after = lower.slice(at + address.length, at + address.length + 2)
    if (!/[\w.!#$%&*+/=?^`{|}~-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true
  }
  return false
}
