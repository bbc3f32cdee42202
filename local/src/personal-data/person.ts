import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {plainDocument} from '../firestore/plain-document.ts'
import type {Mail} from '../mail/mail-store.ts'
import {erase, type PersonalStores} from './erase.ts'

interface PersonalData {
  inquiries: Record<string, unknown>[]
  /** Notes of staff about these inquiries. */
  notes: Record<string, unknown>[]
  mails: Mail[]
}

/** Returns the inquiries with this address in any case, their notes, and the mails that contain the address. */
export function findPerson({documents, mails}: PersonalStores, email: string): PersonalData {
  const wanted = email.trim().toLowerCase()
  const inquiries = documents
    .list('inquiries')
    .map(plainDocument)
    .filter((inquiry) => unescapeHtml(String(inquiry.email)).trim().toLowerCase() === wanted)
    .toArray()
  const ids = new Set(inquiries.map(({id}) => id))
  const notes = documents
    .list('inquiry_notes')
    .map(plainDocument)
    .filter(({inquiry}) => ids.has(inquiry))
    .toArray()
  const found = mails
    .all()
    .filter(({replyTo, text, html}) => names(`${replyTo} ${text} ${html}`, wanted))
    .toArray()
  return {inquiries, notes, mails: found}
}

/** Removes everything that `findPerson` finds, from the disk too, and returns it. */
export function erasePerson(stores: PersonalStores, email: string): PersonalData {
  const found = findPerson(stores, email)
  const paths = [
    ...found.inquiries.map(({id}) => `inquiries/${id}`),
    ...found.notes.map(({id}) => `inquiry_notes/${id}`),
  ]
  erase(
    stores,
    paths,
    found.mails.map(({id}) => id),
  )
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
