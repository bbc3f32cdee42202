import {isEmail} from '@upline/domain/inquiry/email.ts'
import type {Inquiry} from './inquiry.ts'

/** A link that begins a mail to the person; undefined where there is no address to write to. */
export function replyLink({email, receivedAt}: Inquiry): string | undefined {
  if (!isEmail(email)) return undefined
  const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long'}).format(receivedAt)
  const subject = receivedAt ? `Your inquiry of ${day}` : 'Your inquiry'
  // The address may hold ? & and %, which begin something else in a link.
  const address = email.split('@').map(encodeURIComponent).join('@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
