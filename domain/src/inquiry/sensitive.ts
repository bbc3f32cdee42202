import {escapeHtml} from './escape-html.ts'
import {matchesStored} from './stored-patterns.ts'

/** Kind of a number that visitors must not send with an inquiry. */
export type SensitiveKind = 'socialSecurity' | 'bankNumber'

/** Numbers that agents may send, recognized by their label or grouping. */
const harmless = [
  // License or policy number; phone number in groups or after a label; ZIP+4.
  /\b(?:npn|licen[sc]e|policy|writing|producer|case|certificate)\b[^0-9]{0,20}\b\d{1,10}\b/g,
  /\b\d{1,10} (?:is |= ?|\()?(?:my |the )?npn\b/g,
  /(?:\+?1[ .-]?)?(?:\(\d{3}\)|\b\d{3})[ .\-‐-―]?\d{3}[ .\-‐-―]\d{4}\b/g,
  /\b(?:call|phone|cell|mobile|tel|text|fax|reach|whatsapp)\b[^0-9]{0,20}\+?1?\d{10}\b/g,
  /\b\d{5}-\d{4}\b/g,
]

// Separators between the groups of a number, and characters that cannot surround an unlabeled number.
const sign = String.raw`(?:\s?[-.‐-―−/_]\s?|\s)`
const [bareStart, bareEnd] = [String.raw`(?<![\w$€@/#.,-])`, String.raw`(?![\w@]|[-.,]\d)`]

const kinds: readonly (readonly [SensitiveKind, readonly RegExp[]])[] = [
  [
    'socialSecurity',
    [
      new RegExp(String.raw`(?<![\d.\-‐-―/])(?<!\d )\d{3}${sign}\d{2}${sign}\d{4}(?!\d)`, 'g'),
      /\b(?:s[. ]?s[. ]?n\b|ss ?#|soc(?:ial)?\b|itin\b|tin\b|tax ?id\b)\D{0,40}?(?<!\d)(?:\d{3}[^\da-z]{0,3}\d{2}[^\da-z]{0,3}\d{4}|\d{3}[ -]\d{3}[ -]\d{3}|\d{2}-\d{7}|\d(?: \d){8})(?!\d)/g,
      /(?<!\d)\d{3}[^\da-z]{0,3}\d{2}[^\da-z]{0,3}\d{4}(?!\d)\D{0,20}?\b(?:s\.?s\.?n\b|social sec)/g,
      // Nine unlabeled digits in the range of issued numbers, which have no group of zeros.
      new RegExp(String.raw`${bareStart}(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}${bareEnd}`, 'g'),
    ],
  ],
  [
    'bankNumber',
    [
      /\b(?:routing|aba|rtn)\b\D{0,40}?(?<!\d)\d{4}[ -]?\d{4}[ -]?\d(?!\d)/g,
      /\b(?:(?:bank|checking|savings)\s+(?:account|acct)|(?:account|acct)\.?\s*(?:number|num|no|nbr|#)|iban)\b\D{0,40}?(?<!\d)\d(?:[ -]?\d){5,29}(?!\d)/g,
      new RegExp(String.raw`${bareStart}\d{3}00(?!0000)\d{4}${bareEnd}`, 'g'),
      /\b(?:account|acct)\.?\s*#\s*\d{6,17}(?!\d)/g,
      // Card and account numbers, which are longer than phone numbers.
      /(?<!\d)(?:\d{13,19}|\d{4}(?:[ -]\d{4}){2}[ -]\d{1,7})(?!\d)/g,
    ],
  ],
]

/** Returns the kind of sensitive number in typed text, or undefined if it has none. */
export function sensitiveKind(text: string): SensitiveKind | undefined {
  const stored = escapeHtml(text)
  // Includes the patterns of Firestore's rules, because only the form can tell the visitor why.
  if (matchesStored('socialSecurity', stored)) return 'socialSecurity'
  if (matchesStored('bankNumber', stored)) return 'bankNumber'
  // NFKC maps full-width digits to ASCII.
  const rest = withoutHarmless(text.normalize('NFKC').toLowerCase())
  return kinds.find(([, patterns]) => patterns.some((pattern) => rest.search(pattern) >= 0))?.[0]
}

/** Replaces the digits of sensitive numbers with bullets. Returns other text unchanged. */
export function maskSensitive(text: string): string {
  if (!sensitiveKind(text)) return text
  // The patterns of the rules match whole strings and give no position, so this hides every longer number.
  const hidden = kinds
    .flatMap(([, patterns]) => patterns)
    .reduce((masked, pattern) => masked.replace(caseless(pattern), hideDigits), text)
  return sensitiveKind(hidden) ? hidden.replace(/\d(?:[^\da-z]{0,3}\d){5,}/gi, hideDigits) : hidden
}

function hideDigits(found: string): string {
  return found.replace(/\d/g, '•')
}

function caseless({source}: RegExp): RegExp {
  return new RegExp(source, 'gi')
}

function withoutHarmless(text: string): string {
  return harmless.reduce((rest, pattern) => rest.replace(pattern, ' · '), text)
}
