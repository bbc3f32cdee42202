import {cleanLine, cleanText} from '@upline/domain/inquiry/clean-text.ts'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {maskSensitive, sensitiveCode} from '@upline/domain/inquiry/sensitive.ts'
import {
  type Contracting,
  contractingFields,
  type InquiryType,
  inquiryTypes,
  type Quote,
  quoteFields,
} from '@upline/domain/inquiry/types.ts'
import {Timestamp} from 'firebase-admin/firestore'

/** A document of `inquiries` as people read it: plain text, one line each but `message`. Nothing in it is markup. */
export interface StoredInquiry {
  id: string
  type: InquiryType
  name: string
  email: string
  /** The address, where mail programs may be given it. */
  replyTo: string | undefined
  phone: string
  message: string
  quote: Quote | undefined
  contracting: Contracting | undefined
  /** Whether it contained a Social Security or bank number, which the mail omits. */
  isMasked: boolean
  /** Whether a robot may have filled in the form. */
  isSuspect: boolean
  /** The consent as the visitor saw it, or ''. */
  consent: string
  /** Path of the page on which the form was sent. */
  source: string
  /** Epoch milliseconds, or 0. */
  storedAt: number
}

/** Reads a stored inquiry of any shape without an error: firestore.rules bound what visitors write, and the office must see all others. */
export function readInquiry(id: string, data: Record<string, unknown>): StoredInquiry {
  const metadata = data.metadata as {source?: unknown} | undefined // rules demand a map
  const email = line(data.email)
  const texts = [data.name, data.message, ...valuesOf(data.contracting), ...valuesOf(data.quote)]
  return {
    id,
    type: inquiryTypes.find((type) => type === data.type) ?? 'general',
    name: line(data.name),
    email,
    replyTo: isEmail(email) ? email : undefined,
    phone: line(data.phone),
    message: maskSensitive(cleanText(plain(data.message))),
    quote: readLines(data.quote, quoteFields),
    contracting: readLines(data.contracting, contractingFields),
    isMasked: texts.some((text) => sensitiveCode(cleanText(plain(text))) !== undefined),
    isSuspect: data.suspect === true,
    consent: readConsent(data.consent),
    source: line(metadata?.source),
    storedAt: data.timestamp instanceof Timestamp ? data.timestamp.toMillis() : 0,
  }
}

/** Returns the text that was shown, with its version, language and page; '' without consent. */
function readConsent(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const {text, version, language, page} = value as Record<string, unknown>
  const facts = [`version ${line(version)}`, line(language), line(page)].filter(Boolean).join(', ')
  return `${line(text)} (${facts})`.trim()
}

function readLines<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): Record<Field, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const lines = fields.map((field) => [field, line(Reflect.get(value, field))])
  return Object.fromEntries(lines) as Record<Field, string> // of these fields
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function plain(value: unknown): string {
  return typeof value === 'string' ? unescapeHtml(value) : ''
}

function line(value: unknown): string {
  return maskSensitive(cleanLine(plain(value)))
}
