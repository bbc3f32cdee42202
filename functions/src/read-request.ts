import {cleanLine} from '@upline/domain/inquiry/clean-text.ts'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {isInquiryId} from '@upline/domain/inquiry/inquiry-id.ts'
import {limits} from '@upline/domain/inquiry/limits.ts'
import {maskSensitive} from '@upline/domain/inquiry/sensitive.ts'
import {type Quote, quoteFields} from '@upline/domain/inquiry/types.ts'

/** The stored inquiry that the office is notified of. Nothing else from the caller reaches the mail, except a quote that the stored inquiry lacks. */
export interface NotificationRequest {
  inquiryId: string
  quote: Quote | undefined
}

/** The message is for the caller: it names the field and the expected value. */
export class InvalidRequest extends Error {}

const templates = ['inquiry', 'quote'] as const
const envelopeKeys = ['to', 'subject', 'html', 'text', 'template', 'replyTo', 'data'] as const

/** Longest texts accepted, in UTF-16 units as sent. An HTML escape makes one character up to six. */
const longest = {subject: 700, html: 20_000, text: 8_000, detail: 2_000} as const

/**
 * Reads the envelope {to, subject, html, text, template, replyTo, data} that docs/decisions/0018-notify-from-stored-inquiries.md
 * describes. All but `template` and `data` are checked and then dropped. Throws InvalidRequest.
 */
export function readRequest(input: unknown): NotificationRequest {
  const envelope = plainObject('The request', input, envelopeKeys)
  const template = templates.find((name) => name === envelope.template)
  if (!template) throw new InvalidRequest(`template: must be one of ${templates.join(', ')}.`)
  for (const field of ['to', 'replyTo'] as const) {
    if (envelope[field] !== undefined) checkEmail(field, envelope[field])
  }
  for (const field of ['subject', 'html', 'text'] as const) {
    if (envelope[field] !== undefined) textOf(field, envelope[field], longest[field])
  }
  const known = template === 'quote' ? (['inquiryId', ...quoteFields] as const) : (['inquiryId'] as const)
  const data: Partial<Record<string, unknown>> = plainObject('data', envelope.data, known)
  if (!isInquiryId(data.inquiryId)) {
    throw new InvalidRequest('data.inquiryId: must be the id of a stored inquiry.')
  }
  return {inquiryId: data.inquiryId, quote: template === 'quote' ? readQuote(data) : undefined}
}

function readQuote(data: Partial<Record<string, unknown>>): Quote {
  const line = (field: keyof Quote) =>
    maskSensitive(cleanLine(unescapeHtml(textOf(`data.${field}`, data[field], longest.detail))))
  return {productType: line('productType'), coverage: line('coverage'), premium: line('premium')}
}

function plainObject<Key extends string>(
  what: string,
  value: unknown,
  known: readonly Key[],
): Partial<Record<Key, unknown>> {
  // A `__proto__` key makes the callable's decoder set the prototype, so the prototype is looked at as well.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new InvalidRequest(`${what}: must be an object with the keys ${known.join(', ')}.`)
  }
  const unknown = Object.keys(value).some((key) => !known.some((name) => name === key))
  if (unknown) throw new InvalidRequest(`${what}: has a key other than ${known.join(', ')}.`)
  return value
}

function textOf(field: string, value: unknown, most: number): string {
  if (typeof value !== 'string') throw new InvalidRequest(`${field}: must be a text.`)
  if (value.length > most) throw new InvalidRequest(`${field}: is longer than ${most} characters.`)
  return value
}

function checkEmail(field: string, value: unknown): void {
  if (!isEmail(textOf(field, value, limits.email.max))) {
    throw new InvalidRequest(`${field}: must be one email address.`)
  }
}
