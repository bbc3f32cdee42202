import {cleanLine, cleanText} from './clean-text.ts'
import {asksForContract} from './contracting.ts'
import {escapeHtml} from './escape-html.ts'
import {limits} from './limits.ts'
import {formatPhone} from './phone.ts'
import type {Contracting, InquiryConsent, InquiryRecord, InquiryRequest, Quote} from './types.ts'

/** Where the visitor is and came from. */
export type VisitorContext = {path: string; referrer: string; userAgent: string}

/** People do not fill in the form faster than this (ms); robots do. */
const minimumFillTime = 3000

/** The valid request as it is stored: trimmed, formatted, escaped. */
export function toRecord(request: InquiryRequest, visitor: VisitorContext, now: number): InquiryRecord {
  return {
    type: request.type,
    name: text(request.name),
    email: text(request.email),
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
    ...(isSuspect(request, now) && {suspect: true as const}),
  }
}

/** A consent that is not complete must not keep the inquiry out of Firestore, so gaps are filled with what is true. */
function toConsent(consent: InquiryConsent, now: number): InquiryConsent {
  return {
    version: short(consent.version) || 'unknown',
    time: new Date(Date.parse(consent.time) || now).toISOString(),
    page: short(consent.page) || '/',
    ...(consent.text && {text: escapeHtml(cleanText(consent.text).slice(0, limits.consent.max))}),
    ...(consent.language && {language: text(consent.language.slice(0, 5))}),
  }
}

function toQuote({productType, coverage, premium}: Quote): Quote {
  return {productType: short(productType), coverage: short(coverage), premium: short(premium)}
}

function toContracting({npn, carriers, lines, states}: Contracting): Contracting {
  return {npn: cleanLine(npn), carriers: text(carriers), lines: text(lines), states: text(states)}
}

function text(value: string): string {
  return escapeHtml(cleanLine(value))
}

function short(value: string): string {
  return text(value.slice(0, limits.metadata.max))
}

function isSuspect(request: InquiryRequest, now: number): boolean {
  const hasty = request.shownAt !== undefined && now - request.shownAt < minimumFillTime
  return Boolean(request.honeypot?.trim()) || hasty
}

/** Another site's query may carry anything about the visitor, and the office needs none of it. */
function withoutQuery(referrer: string): string {
  return referrer.replace(/[?#].*$/s, '')
}
