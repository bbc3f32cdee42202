import {findCardNumbers} from './card-number.ts'
import {escapeHtml} from './escape-html.ts'
import {numberExpression, numberPatterns} from './sensitive-patterns.ts'
import {matchesStored} from './stored-patterns.ts'

/** Kind of a number that the form asks the visitor about before it sends it. */
export type SensitiveKind = 'socialSecurity' | 'medicare' | 'cardNumber' | 'bankNumber'

const routing = /\b(?:routing|aba|rtn|transit|r\/t)\b[^\d\n]{0,30}?(?<!\d)\d(?:[ -]?\d){8}(?!\d)/gi
const account =
  /\b(?:account|acct|a\/c|checking|savings)\b[^\d\n]{0,30}?(?<!\d)\d(?:[ -]?\d){3,16}(?!\d)|(?<!\d)\d(?:[ -]?\d){3,16} (?:is|=) (?:my |the )?(?:account|acct)\b/gi

/** Returns the kind of the first sensitive number in a typed text, or undefined if it has none. */
export function sensitiveKind(text: string): SensitiveKind | undefined {
  const stored = escapeHtml(text)
  // Firestore's rules reject these in an inquiry that the visitor has not confirmed.
  if (matchesStored('socialSecurity', stored)) return 'socialSecurity'
  if (matchesStored('medicare', stored)) return 'medicare'
  return findSensitive(asciiOf(text))[0]?.kind
}

/** Replaces the digits of sensitive numbers with bullets. Returns other text unchanged. */
export function maskSensitive(text: string): string {
  return replaceSensitive(text, (found) => found.replace(/\d/g, '•'))
}

/** Removes sensitive numbers with their labels. */
export function removeSensitive(text: string): string {
  return replaceSensitive(text, () => '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function replaceSensitive(text: string, change: (found: string) => string): string {
  const ascii = asciiOf(text)
  const found = findSensitive(ascii)
  return found.length === 0
    ? text
    : found.reduce((rest, {found}) => rest.replaceAll(found, change(found)), ascii)
}

function findSensitive(text: string): {kind: SensitiveKind; found: string}[] {
  const all = (kind: SensitiveKind, list: readonly string[] | null) =>
    (list ?? []).map((found) => ({kind, found}))
  const [routings, accounts] = [text.match(routing), text.match(account)]
  return [
    ...all('socialSecurity', text.match(numberExpression(numberPatterns.socialSecurity))),
    ...all('medicare', text.match(numberExpression(numberPatterns.medicare))),
    ...all('cardNumber', findCardNumbers(text)),
    // An account number is harmless without the routing number of its bank.
    ...(routings && accounts ? all('bankNumber', [...routings, ...accounts]) : []),
  ]
}

/** Maps full-width characters and special spaces to ASCII. */
function asciiOf(text: string): string {
  return text
    .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[^\S\n\t]/g, ' ')
}
