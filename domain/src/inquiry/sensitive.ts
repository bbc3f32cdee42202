import {findCardNumbers} from './card-number.ts'
import {escapeHtml} from './escape-html.ts'
import {numberExpression, numberPatterns} from './sensitive-patterns.ts'
import {matchesStored} from './stored-patterns.ts'
import type {SensitiveCode} from './types.ts'

const routingName = String.raw`\b(?:routing|aba|rtn?|transit|r/t)\b`
const accountName = String.raw`\b(?:acc(?:oun)?t?|a/c|checking|savings)\b`
const digits = (rest: string) => String.raw`(?<!\d)\d(?:[ -]?\d){${rest}}(?!\d)`
/** Precedes a name after its number, as in `111000025 is my routing number`, unless the name belongs to the number after it. */
const nameAfter = String.raw` ?(?:[(:]|(?:is|=) (?:my |the )?)?(?=[a-z/]+ ?(?:[),.;]|$|and\b|numbers?\b))`
const named = (name: string, most: number, number: string) =>
  new RegExp(`${name}[^\\d\\n]{0,${most}}?${number}|${number}${nameAfter}${name}`, 'gim')
const routing = named(routingName, 60, digits('8'))
const account = named(accountName, 30, digits('3,16'))
const bothNames = String.raw`(?:${routingName}\W{1,5}(?:and )?${accountName}|${accountName}\W{1,5}(?:and )?${routingName})`
// Both names, then both numbers, such as `routing/account 111000025/12345678`.
const pair = new RegExp(
  String.raw`${bothNames}[^\d\n]{0,30}${digits('3,16')}[^\d\n]{1,9}${digits('3,16')}`,
  'gi',
)

/** Returns the code of the first sensitive number in a typed text, or undefined if it has none. */
export function sensitiveCode(text: string): SensitiveCode | undefined {
  const stored = escapeHtml(text)
  // Firestore's rules reject these in an inquiry that the visitor has not confirmed.
  if (matchesStored('socialSecurity', stored) || matchesStored('spacedSocialSecurity', stored))
    return 'ssnRefused'
  if (matchesStored('medicare', stored)) return 'medicareRefused'
  return findSensitive(asciiOf(text))[0]?.code
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

function findSensitive(text: string): {code: SensitiveCode; found: string}[] {
  const all = (code: SensitiveCode, list: readonly string[] | null) =>
    (list ?? []).map((found) => ({code, found}))
  const [pairs, routings, accounts] = [text.match(pair), text.match(routing), text.match(account)]
  return [
    ...all('ssnRefused', text.match(numberExpression(numberPatterns.socialSecurity))),
    ...all('ssnRefused', text.match(numberExpression(numberPatterns.spacedSocialSecurity))),
    ...all('medicareRefused', text.match(numberExpression(numberPatterns.medicare))),
    ...all('cardRefused', findCardNumbers(text)),
    ...all('bankRefused', pairs),
    // An account number is harmless without the routing number of its bank.
    ...(routings && accounts ? all('bankRefused', [...routings, ...accounts]) : []),
  ]
}

/** Maps full-width characters and special spaces to ASCII. */
function asciiOf(text: string): string {
  return text
    .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[^\S\n\t]/g, ' ')
}
