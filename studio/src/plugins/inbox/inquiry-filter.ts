import {fold} from '@upline/domain/content/fold.ts'
import type {InquiryStatus} from '@upline/domain/inquiry/status.ts'
import type {Inquiry} from './inquiry.ts'

export interface Criteria {
  search: string
  status: InquiryStatus | ''
  /** A name, '' for all, or `unassigned`. */
  assignee: string
}

export const everything: Criteria = {search: '', status: '', assignee: ''}
/** Starts with a space, so it can't be a name. */
export const unassigned = ' nobody'

/** Time in milliseconds after which a notification is late. */
const graceMs = 60_000

/** Returns whether the notification email is overdue. `now` is epoch milliseconds. */
export function isUndelivered({notification, status, receivedAt}: Inquiry, now: number): boolean {
  if (status === 'closed' || notification?.notified) return false
  return Boolean(notification?.lastError) || now - receivedAt > graceMs
}

/** Returns whether the notification email can be sent now. `now` is epoch milliseconds. */
export function canSendAgain(inquiry: Inquiry, now: number): boolean {
  if (inquiry.notification?.notified) return false
  return (inquiry.notification?.nextAttemptAt ?? 0) <= now
}

/** Returns the inquiries that match all criteria and contain every search term. */
export function findInquiries(inquiries: readonly Inquiry[], criteria: Criteria): Inquiry[] {
  const terms = fold(criteria.search).replace(phone, digitsOf).split(/\s+/).filter(Boolean)
  return inquiries.filter((inquiry) => {
    if (criteria.status && inquiry.status !== criteria.status) return false
    if (criteria.assignee && (inquiry.assignee || unassigned) !== criteria.assignee) return false
    return terms.every((term) => searchText(inquiry).includes(term))
  })
}

/** A phone number as people write it or caller ID shows it, or seven and more of its digits. */
const phone = /(?<!\S)\+?1?[\s.-]*\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\S)|(?<!\S)\+?[\d().-]{7,}(?!\S)/g

/** Phone numbers match by their digits, without the country code. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

const searchTexts = new WeakMap<Inquiry, string>()

/** Returns the cached search text, because every keystroke searches ten thousand inquiries. */
function searchText(inquiry: Inquiry): string {
  const cached = searchTexts.get(inquiry)
  if (cached !== undefined) return cached
  const {id, name, email, phone, message, type, status, assignee, details} = inquiry
  // The end of the id is the visitor's reference.
  const parts = [id, name, email, phone, phone.replace(/\D/g, ''), message, type, status, assignee]
  const text = fold([...parts, ...details.map(([, value]) => value)].join('\n'))
  searchTexts.set(inquiry, text)
  return text
}

export function assigneesOf(inquiries: readonly Inquiry[]): string[] {
  return [...new Set(inquiries.map(({assignee}) => assignee).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b),
  )
}

/** Returns the inquiries with an email address, in any case, like `npm run inquiries`. */
export function inquiriesOf(inquiries: readonly Inquiry[], email: string): Inquiry[] {
  const address = email.trim().toLowerCase()
  return address ? inquiries.filter((inquiry) => inquiry.email.trim().toLowerCase() === address) : []
}
