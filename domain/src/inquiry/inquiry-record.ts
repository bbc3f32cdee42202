import {wellFormed} from '../content/well-formed.ts'
import {cleanLine, cleanText} from './clean-text.ts'
import {asksForContract} from './contracting.ts'
import {cleanEmail} from './email.ts'
import {escapeHtml} from './escape-html.ts'
import {limits} from './limits.ts'
import {cleanNpn} from './npn.ts'
import {formatPhone} from './phone.ts'
import type {Contracting, InquiryConsent, InquiryRecord, InquiryRequest, Quote} from './types.ts'

/** The visitor's current path, referrer and browser. */
export type VisitorContext = {path: string; referrer: string; userAgent: string}

/** Minimum time in ms in which a person can fill in the form. */
const minimumFillTime = 3000

/** Converts a valid request to the stored form: trimmed, formatted and escaped. */
export function toRecord(request: InquiryRequest, visitor: VisitorContext, now: number): InquiryRecord {
  return {
    type: request.type,
    name: text(request.name),
    email: escapeHtml(cleanEmail(request.email)),
    phone: formatPhone(request.phone) ?? '',
    message: escapeHtml(cleanText(request.message)),
    status: 'new',
    metadata: {
      source: short(visitor.path),
      referrer: short(withoutQuery(visitor.referrer)),
      userAgent: short(visitor.userAgent),
    },
    ...(request.consent && {consent: toConsent(request.consent, now)}),
    ...(request.quote && {quote: toQuote(request.quote)}),
    ...(asksForContract(request.contracting) && {contracting: toContracting(request.contracting)}),
    ...(request.confirmed && {confirmed: true as const}),
    ...(isSuspect(request) && {suspect: true as const}),
  }
}

/** Fills gaps in an incomplete consent so that Firestore's rules still accept the inquiry. */
function toConsent(consent: InquiryConsent, now: number): InquiryConsent {
  return {
    version: short(consent.version) || 'unknown',
    time: new Date(Date.parse(consent.time) || now).toISOString(),
    page: short(consent.page) || '/',
    ...(consent.text && {text: escapeHtml(wellFormed(cleanText(consent.text).slice(0, limits.consent.max)))}),
    ...(consent.language && {language: text(consent.language.slice(0, 5))}),
  }
}

function toQuote({productType, coverage, premium}: Quote): Quote {
  return {productType: short(productType), coverage: short(coverage), premium: short(premium)}
}

function toContracting({npn, carriers, lines, states}: Contracting): Contracting {
  return {npn: cleanNpn(npn), carriers: text(carriers), lines: text(lines), states: text(states)}
}

function text(value: string): string {
  return escapeHtml(cleanLine(value))
}

function short(value: string): string {
  return text(value.slice(0, limits.metadata.max))
}

function isSuspect({honeypot, elapsed}: InquiryRequest): boolean {
  return Boolean(honeypot?.trim()) || (elapsed !== undefined && elapsed < minimumFillTime)
}

/** Removes the query and hash, because another site's query may contain personal data. */
function withoutQuery(referrer: string): string {
  return referrer.replace(/[?#].*$/s, '')
}
