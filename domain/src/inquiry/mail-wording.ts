import {tokensIn} from '../content/tokens.ts'
import {cleanLine} from './clean-text.ts'

/** The strings of the notification mail that staff can change, one line each, as the function has them built in. */
export const builtInWording = {
  subject: 'New {type} Inquiry from {name}',
  heading: 'New inquiry',
  quoteHeading: 'New quote request',
  nameLabel: 'Name',
  emailLabel: 'Email',
  typeLabel: 'Type',
  phoneLabel: 'Phone',
  productLabel: 'Product',
  coverageLabel: 'Coverage',
  premiumLabel: 'Premium',
  npnLabel: 'NPN',
  carriersLabel: 'Carriers',
  linesLabel: 'Lines',
  statesLabel: 'States',
  sourceLabel: 'Sent from',
  note: 'Reply to this email to reach the sender.',
  noteWithoutReply: 'You can’t reply to the address above. Check it for a typo.',
  maskedNote:
    'Digits that look like a Social Security or bank number are hidden here. The full number is in the Inbox. Delete it there.',
}

export type MailWording = typeof builtInWording

/** In characters; the sender's name is added to the subject. */
const longest = 200

/** Validates a string of the mail. The mail is sent in any case: the built-in string replaces one that cannot be used. */
export function validateMailText(field: keyof MailWording, stored: unknown): string | undefined {
  const text = typeof stored === 'string' ? cleanLine(stored) : ''
  if (!text) return `Enter some text. Until then, the email says “${builtInWording[field]}”.`
  if (text.length > longest) return `Shorten this to at most ${longest} characters.`
  const tokens = tokensIn(text)
  if (field === 'subject') {
    const unknown = tokens.find((name) => name !== 'name' && name !== 'type')
    if (unknown !== undefined) return `{${unknown}} is not filled in here: only {name} and {type} are.`
    return tokens.includes('name') ? undefined : '{name} is missing. Add it where it belongs in the email.'
  }
  return tokens.length > 0 ? `{${tokens[0]}} is not filled in here. Write the text itself.` : undefined
}
