/**
 * Patterns of Social Security and bank numbers. Each matches a whole stored (escaped) string. `firestore.rules` contains the same sources,
 * so they use only syntax that RE2 and JavaScript share: no look-around, anchors or flags. sensitive.ts has the patterns that need those.
 */
const any = '([^x]|x)*'
const anyOf = (...list: string[]) => `(${list.map(anyCase).join('|')})`
const dash = '[-.‐-―]'
// Excludes matches within a longer number, such as a phone number in groups.
const start = `(|${any}[^-0-9.‐-―]|(|${any}[^0-9])${dash})`
const end = `(|[^0-9]${any})`
const wordStart = `(|${any}[^a-zA-Z])`
const between = '[^0-9a-zA-Z]'
const gap = `${between}{0,8}(${anyOf('number', 'num', 'no', 'nbr', 'code', 'transit', 'is', 'was')}${between}{0,8}){0,3}`
const nineDigits = `[0-9]{3}${between}{0,3}[0-9]{2}${between}{0,3}[0-9]{4}`

const account = anyOf('account', 'acct')
const accountNumber = `(${anyOf('bank', 'checking', 'savings')}${between}{1,3}${account}|${account}${between}{0,3}(#|${anyOf('number', 'num', 'no', 'nbr')}))`
const socialSecurity = anyOf('s[.]?s[.]?n[.]?', 'social', 'social security', 'itin')

export const sensitivePatterns = {
  /** Matches 123-45-6789, or nine digits right after a term such as SSN. */
  socialSecurity: `(${start}[0-9]{3}${dash}[0-9]{2}${dash}[0-9]{4}|${wordStart}${socialSecurity}${gap}${nineDigits})${end}`,
  /** Matches a routing or account number right after a term for one. */
  bankNumber: `${wordStart}(${anyOf('routing', 'aba', 'rtn')}${gap}[0-9]{9}|${accountNumber}${gap}[0-9]{6,17})${end}`,
} as const

function anyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
}
