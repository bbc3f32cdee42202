import {cleanLine} from './clean-text.ts'
import {isWithin, limits} from './limits.ts'

// One ASCII address with a dotted domain, without dots at the ends of a part. Excludes quotes, and "?" because a Reply-To header decodes =?...?.
const {source: address} =
  /(?!\.)(?![^@]{0,63}\.[.@])[A-Za-z0-9.!#$%&'*+/=^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}/
const pattern = new RegExp(`^${address}$`)
// What is before an address may be a part of it, as in `ada lovelace@example.com`, unless it ends with a mark or such a word.
const before = String.raw`(?:^|[^\p{L}\p{M}\p{N}.'_+\s-]|\s[–—-]|^\d\.|(?<!\p{L})(?:at|is|es|to|it's|(?:e-?)?mail(?: address)?))`
const inText = new RegExp(String.raw`(?<=${before} ?)(?!\s)${address}(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])`, 'iu')
// A space or a comma at the last dot, such as `ada@example. com`.
const brokenDot = /(?<=@\S{1,250}) ?[.,] ?(?=(?:com|net|org|edu|gov|us|biz|info)$)/i

export function isEmail(text: string): boolean {
  return isWithin(text, limits.email) && pattern.test(text)
}

/**
 * Returns the first address in an answer such as `Ada <ada@example.com>`, `mailto:ada@example.com` or `ada@example.com, or text me`, or
 * other text cleaned but otherwise unchanged. Corrects what phones type: spaces around the @, a space or comma at the last dot, curly quotes.
 */
export function cleanEmail(input: string): string {
  const text = cleanLine(input.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(/[‘’]/g, "'")
    .replace(/。/g, '.')
    .replace(/ ?@ ?/, '@')
  const found = inText.exec(text)?.[0] ?? inText.exec(text.replace(brokenDot, '.'))?.[0] ?? text
  // Quotes and other marks around the address.
  return found.replace(/^[^\p{L}\p{N}_.]+/u, '')
}
