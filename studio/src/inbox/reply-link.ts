import {isEmail} from '@upline/domain/inquiry/email.ts'
import type {Inquiry} from './inquiry.ts'

/** Returns a mailto link to the person, or undefined without a valid address. */
export function replyLink({email, receivedAt}: Inquiry): string | undefined {
  if (!isEmail(email)) return undefined
  const date = new Intl.DateTimeFormat('en-US', {dateStyle: 'long'}).format(receivedAt)
  const subject = receivedAt ? `Your inquiry of ${date}` : 'Your inquiry'
  // Encodes ?, & and %, which an address may contain.
  const address = email.split('@').map(encodeURIComponent).join('@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
