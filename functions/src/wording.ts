import {tokensIn} from '@upline/domain/content/tokens.ts'
import {cleanLine} from '@upline/domain/inquiry/clean-text.ts'

/** The strings of a notification that staff can change. Each is one line of plain text. */
export interface MailWording {
  /** `{type}` and `{name}` are filled in: agent, general or quote, and the sender's name. */
  subject: string
  heading: string
  quoteHeading: string
  nameLabel: string
  emailLabel: string
  typeLabel: string
  phoneLabel: string
  productLabel: string
  coverageLabel: string
  premiumLabel: string
  npnLabel: string
  carriersLabel: string
  linesLabel: string
  statesLabel: string
  sourceLabel: string
  note: string
  noteWithoutReply: string
  /** After either note where digits of the inquiry are hidden. */
  maskedNote: string
}

/** Defaults for strings that staff have not set, or not to a usable value. */
export const builtInWording: MailWording = {
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

/** Of the wording that staff wrote; the sender's name comes on top. */
const longest = 200
const fields = Object.keys(builtInWording) as (keyof MailWording)[] // of a constant of that type

/**
 * Reads the wording from a document of the content lake. Strings that are missing, too long or without their placeholders are replaced
 * by the built-in ones; `unusable` names those that were set.
 */
export function readWording(document: unknown): {wording: MailWording; unusable: string[]} {
  if (typeof document !== 'object' || document === null) return {wording: builtInWording, unusable: []}
  const stored = document as Partial<Record<keyof MailWording, unknown>> // each is looked at below
  const wording = {...builtInWording}
  const unusable: string[] = []
  for (const field of fields) {
    const value = stored[field]
    if (value === undefined || value === null) continue
    const text = typeof value === 'string' ? cleanLine(value) : ''
    if (isUsable(field, text)) wording[field] = text
    else unusable.push(field)
  }
  return {wording, unusable}
}

function isUsable(field: keyof MailWording, text: string): boolean {
  if (text === '' || text.length > longest) return false
  const names = tokensIn(text)
  return field === 'subject'
    ? names.includes('name') && names.every((name) => name === 'name' || name === 'type')
    : names.length === 0
}

/** Fills in the subject's placeholders. Braces in a name are not placeholders. */
export function fillSubject(subject: string, values: {type: string; name: string}): string {
  return subject.replace(/\{(type|name)\}/g, (_, key: 'type' | 'name') => values[key])
}
