/**
 * Numbers that nobody should send with an inquiry, as patterns for a whole text as it is stored. `firestore.rules` repeat them letter by
 * letter, so they use only what RE2 and JavaScript read alike: no look-around, no anchors, no flags. What can be said only with those is
 * in sensitive.ts.
 */
const any = '([^x]|x)*'
const words = (...list: string[]) => `(${list.map(anyCase).join('|')})`
const dash = '[-.‐-―]'
// Not in the middle of a longer number, such as a phone number in groups.
const start = `(|${any}[^-0-9.‐-―]|(|${any}[^0-9])${dash})`
const end = `(|[^0-9]${any})`
const wordStart = `(|${any}[^a-zA-Z])`
const between = '[^0-9a-zA-Z]'
const gap = `${between}{0,8}(${words('number', 'num', 'no', 'nbr', 'code', 'transit', 'is', 'was')}${between}{0,8}){0,3}`
const nineDigits = `[0-9]{3}${between}{0,3}[0-9]{2}${between}{0,3}[0-9]{4}`

const account = words('account', 'acct')
const accountNumber = `(${words('bank', 'checking', 'savings')}${between}{1,3}${account}|${account}${between}{0,3}(#|${words('number', 'num', 'no', 'nbr')}))`
const socialSecurity = words('s[.]?s[.]?n[.]?', 'social', 'social security', 'itin')

export const sensitivePatterns = {
  /** 123-45-6789, or nine digits right after the words for it. */
  socialSecurity: `(${start}[0-9]{3}${dash}[0-9]{2}${dash}[0-9]{4}|${wordStart}${socialSecurity}${gap}${nineDigits})${end}`,
  /** A routing or account number right after the words for it. */
  bankNumber: `${wordStart}(${words('routing', 'aba', 'rtn')}${gap}[0-9]{9}|${accountNumber}${gap}[0-9]{6,17})${end}`,
} as const

function anyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
}
