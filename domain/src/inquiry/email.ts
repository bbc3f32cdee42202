import {cleanLine} from './clean-text.ts'
import {isWithin, limits} from './limits.ts'

// One ASCII address with a dotted domain. Excludes quotes, and "?" because a Reply-To header decodes =?...?.
const pattern =
  /^[A-Za-z0-9.!#$%&'*+/=^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export function isEmail(text: string): boolean {
  return isWithin(text, limits.email) && pattern.test(text)
}

/** Removes what comes along when an address is pasted: `mailto:`, angle brackets, a final comma or period. */
export function cleanEmail(input: string): string {
  return cleanLine(input.normalize('NFKC')).replace(/^<?(?:mailto:)?\s*|[>,;.\s]+$/gi, '')
}
