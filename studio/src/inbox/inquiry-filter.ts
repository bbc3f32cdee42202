import type {InquiryStatus} from '@upline/domain/inquiry/status.ts'
import type {Inquiry} from './inquiry.ts'

export interface Criteria {
  words: string
  status: InquiryStatus | ''
  /** A name, '' for all, `unassigned` for those of nobody. */
  assignee: string
}

export const everything: Criteria = {words: '', status: '', assignee: ''}
/** Not a name that staff could have: it begins with a space. */
export const unassigned = ' nobody'

/** How long after its arrival nobody is expected to have been notified of an inquiry, in ms. */
const graceMs = 60_000

/** The office was to be notified of this inquiry and was not. `now` is epoch ms. */
export function isUndelivered({suspect, notification, status, receivedAt}: Inquiry, now: number): boolean {
  if (suspect || status === 'closed' || notification?.notified) return false
  return Boolean(notification?.lastError) || now - receivedAt > graceMs
}

/** Nobody sends the mail at present, so that it can be sent again. `now` is epoch ms. */
export function canSendAgain(inquiry: Inquiry, now: number): boolean {
  if (inquiry.suspect || inquiry.notification?.notified) return false
  return (inquiry.notification?.nextAttemptAt ?? 0) <= now
}

/** Those that meet all criteria, in their order: every word stands somewhere in what is known. */
export function findInquiries(inquiries: readonly Inquiry[], criteria: Criteria): Inquiry[] {
  const words = criteria.words.toLowerCase().split(/\s+/).filter(Boolean)
  return inquiries.filter((inquiry) => {
    if (criteria.status && inquiry.status !== criteria.status) return false
    if (criteria.assignee && (inquiry.assignee || unassigned) !== criteria.assignee) return false
    return words.length === 0 || containsAll(searchText(inquiry), words)
  })
}

function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

const searchTexts = new WeakMap<Inquiry, string>()

/** Made once for each inquiry: ten thousand are searched with every key. */
function searchText(inquiry: Inquiry): string {
  const made = searchTexts.get(inquiry)
  if (made !== undefined) return made
  const {name, email, phone, message, type, status, assignee, details} = inquiry
  // A phone is found by its digits too.
  const parts = [name, email, phone, phone.replace(/\D/g, ''), message, type, status, assignee]
  const text = [...parts, ...details.map(([, value]) => value)].join('\n').toLowerCase()
  searchTexts.set(inquiry, text)
  return text
}

/** Who has any of them, in alphabetical order. */
export function assigneesOf(inquiries: readonly Inquiry[]): string[] {
  return [...new Set(inquiries.map(({assignee}) => assignee).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b),
  )
}

/** The inquiries of one person: of an address, whatever its case, as `npm run inquiries` finds them. */
export function inquiriesOf(inquiries: readonly Inquiry[], email: string): Inquiry[] {
  const wanted = email.trim().toLowerCase()
  return wanted ? inquiries.filter((inquiry) => inquiry.email.trim().toLowerCase() === wanted) : []
}
