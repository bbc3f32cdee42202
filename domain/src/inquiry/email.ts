import {isWithin, limits} from './limits.ts'

// One address, ASCII, no quoted part, a dotted domain. No "?": it becomes a Reply-To header, where =?...? would be decoded.
const pattern =
  /^[A-Za-z0-9.!#$%&'*+/=^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export function isEmail(text: string): boolean {
  return isWithin(text, limits.email) && pattern.test(text)
}
