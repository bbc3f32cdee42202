import {cleanLine, cleanText} from '@upline/inquiry/clean-text.ts'
import {isEmail} from '@upline/inquiry/email.ts'
import {unescapeHtml} from '@upline/inquiry/escape-html.ts'
import {limits} from '@upline/inquiry/limits.ts'

export const templates = ['inquiry', 'quote'] as const
export type Template = (typeof templates)[number]

export const inquiryTypes = ['agent', 'general', 'quote'] as const
export type InquiryType = (typeof inquiryTypes)[number]

/** What a caller may say, cleaned: plain text, one line each but `message`. Nothing in it is markup. */
export interface Notification {
  template: Template
  type: InquiryType
  name: string
  replyTo: string
  message: string
  details: Partial<Record<Detail, string>>
}

/** A sentence for the caller: names the field and says what would be right. */
export class InvalidNotification extends Error {}

const envelopeKeys = ['to', 'subject', 'html', 'text', 'template', 'replyTo', 'data'] as const

const detailKeys = {
  inquiry: {required: [], optional: ['phone', 'source']},
  quote: {required: ['productType', 'coverage', 'premium'], optional: ['phone', 'source']},
} as const satisfies Record<Template, {required: readonly string[]; optional: readonly string[]}>

export type Detail = (typeof detailKeys)[Template]['required' | 'optional'][number]

/** Longest values accepted, in UTF-16 units as sent. An HTML escape makes one character up to six. */
export const longest = {
  address: limits.email.max,
  subject: 700,
  html: 20_000,
  text: 8_000,
  detail: 2_000,
} as const

const subjectForm = /^New (\S+) Inquiry from (.+)$/i

/**
 * Reads the envelope {to, subject, html, text, template, replyTo, data?} that docs/decisions/notification-contract.md
 * describes. `to` and `html` are checked and then dropped. Throws InvalidNotification.
 */
export function readNotification(input: unknown): Notification {
  const envelope = plainObject('The request', input, envelopeKeys)
  const template = oneOf('template', envelope.template, templates)
  if (envelope.to !== undefined) emailAddress('to', envelope.to)
  if (envelope.html !== undefined) textOf('html', envelope.html, longest.html)
  const message = cleanText(storedText('text', envelope.text, longest.text))
  if (message === '') throw new InvalidNotification('text: is empty. Put the inquiry into it.')
  return {
    template,
    ...readSubject(envelope.subject),
    replyTo: emailAddress('replyTo', envelope.replyTo),
    message,
    details: readDetails(template, envelope.data),
  }
}

function readSubject(value: unknown): {type: InquiryType; name: string} {
  const subject = cleanLine(storedText('subject', value, longest.subject))
  const [, type, name] = subjectForm.exec(subject) ?? []
  if (type === undefined || name === undefined) {
    throw new InvalidNotification('subject: must read "New {type} Inquiry from {name}".')
  }
  const knownType = oneOf('subject: the type', type.toLowerCase(), inquiryTypes)
  if (name.length > limits.name.max) {
    throw new InvalidNotification(`subject: the name is longer than ${limits.name.max} characters.`)
  }
  return {type: knownType, name}
}

function readDetails(template: Template, value: unknown): Notification['details'] {
  const {required, optional} = detailKeys[template]
  const known: readonly Detail[] = [...required, ...optional]
  const data = value === undefined ? {} : plainObject('data', value, known)
  const details: Notification['details'] = {}
  for (const key of known) {
    const given = data[key]
    if (given === undefined && !required.some((name) => name === key)) continue
    details[key] = cleanLine(storedText(`data.${key}`, given, longest.detail))
  }
  return details
}

function plainObject<Key extends string>(
  what: string,
  value: unknown,
  known: readonly Key[],
): Partial<Record<Key, unknown>> {
  // A `__proto__` key makes the callable's decoder set the prototype, so the prototype is looked at as well.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new InvalidNotification(`${what}: must be an object with the keys ${known.join(', ')}.`)
  }
  const unknown = Object.keys(value).some((key) => !known.some((name) => name === key))
  if (unknown) throw new InvalidNotification(`${what}: has a key other than ${known.join(', ')}.`)
  return value
}

function textOf(field: string, value: unknown, most: number): string {
  if (typeof value !== 'string') throw new InvalidNotification(`${field}: must be a text.`)
  if (value.length > most) throw new InvalidNotification(`${field}: is longer than ${most} characters.`)
  return value
}

/** A text as it is stored, HTML-escaped once, without its escapes. */
function storedText(field: string, value: unknown, most: number): string {
  return unescapeHtml(textOf(field, value, most))
}

function emailAddress(field: string, value: unknown): string {
  const text = textOf(field, value, longest.address)
  if (!isEmail(text)) throw new InvalidNotification(`${field}: must be one e-mail address.`)
  return text
}

function oneOf<T extends string>(field: string, value: unknown, known: readonly T[]): T {
  const found = known.find((item) => item === value)
  if (found === undefined) throw new InvalidNotification(`${field}: must be one of ${known.join(', ')}.`)
  return found
}
