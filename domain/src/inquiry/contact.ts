import {cleanEmail, isEmail} from './email.ts'
import {formatPhone} from './phone.ts'

/** Splits an answer into the email address and the phone number that it has; '' for a missing one. */
export function splitContact(contact: string): {email: string; phone: string} {
  const word = /[^\s/|,;]+@[^\s/|,;]+/.exec(contact)?.[0] ?? contact
  const email = [word, contact].find((text) => isEmail(cleanEmail(text))) ?? ''
  const rest = contact.replace(email, '')
  return {email, phone: formatPhone(rest) ? rest : ''}
}
