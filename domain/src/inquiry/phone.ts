import {cleanLine} from './clean-text.ts'
import {dialed} from './phone-href.ts'

// Words without an adjacent digit, such as `tel:`, `(cell)` and `ask for Kim`, except the names of an extension.
const labels = /(?<![\p{L}\p{N}])(?!(?:ext?(?:ension|n)?|x)(?!\p{L}))\p{L}+(?![\p{L}\p{N}])/gu
const extension = /(?:(?<![a-z])(?:ext?(?:ension|n)?|x|#)[\s.:=#-]*|(?<=\d{4})(?:,{1,2}|;) *)(\d{1,6})$/
const edges = /^[^\d+\p{L}]+|(?<=\d)[chmow]$|[^\d\p{L}]+$/gu
// A number in a sentence with other digits, such as `cell2145550100` and `214-555-0100 x77 after 5pm`. Excludes parts of longer numbers.
const separators = String.raw`[^\p{L}\p{N}]*`
const inSentence = new RegExp(
  [
    String.raw`(?=[\d+])(?<![\d+][^\p{L}:,;]*)(?:\+?1${separators})?`,
    String.raw`\d{3}${separators}\d{3}${separators}\d{4}`,
    String.raw`(?:${separators}(?:ext?(?:ension|n)?|x|#)[\s.:=#-]*\d{1,6})?`,
    String.raw`(?!\d)(?=\D*$|[^\p{L}]*\p{L})`,
  ].join(''),
  'u',
)

// The first of several numbers, such as `214-555-0100 / 214-555-0101`.
const firstOfSeveral = /^(.*?\d{4})(?: ?[ /&,;|] ?(?:\+?1\D{0,2})?\(?\d{3}\D{0,3}\d{3}\D{0,3}\d{4})+$/

// Hours after a number, such as `(9-5)`, `24/7`.
const hours = / ?(?:\([\d\s:–-]{1,12}\)|24\/7)$/

/**
 * Formats a North American number as (XXX) XXX-XXXX, or +1 (XXX) XXX-XXXX if it has the country code, with ` ext. 77` if it has an
 * extension. Accepts all separators, words instead of digits such as `1-800-FLOWERS`, a note such as `after 5pm`, `001`, `011 1` and `+1 (0)` as prefixes, and the letters O, I and l as digits. Returns undefined
 * unless the number has ten digits, or eleven that start with 1.
 */
export function formatPhone(input: string): string | undefined {
  const text = cleanLine(input.normalize('NFKC'))
    .toLowerCase()
    .replace(/(?<=\+1) ?\(0\)/, '')
  const plain = text.replace(hours, '')
  const digits = plain.replace(/(?<!\p{L})[oil]{1,4}(?!\p{L})/gu, (letters) =>
    letters.replace(/o/g, '0').replace(/\D/g, '1'),
  )
  return (
    formatNumber(dialed(text)) ??
    formatNumber((firstOfSeveral.exec(text)?.[1] ?? inSentence.exec(text)?.[0]) || '') ??
    formatNumber(plain) ??
    formatNumber(digits)
  )
}

/** Returns the answer as typed if it says more than a number and its extension, such as `214-555-0100 after 5pm`; otherwise ''. */
export function phoneWithNote(input: string): string {
  const text = cleanLine(input)
  const plain = text.normalize('NFKC').replace(/tel|phone|ext(?:ension)?|x/gi, '')
  return /\p{L}/u.test(plain) || hours.test(plain) || firstOfSeveral.test(plain) ? text : ''
}

function formatNumber(input: string): string | undefined {
  // A line feed marks a removed word, because digits before and after it are not one number.
  const text = input.replace(labels, '\n').replace(edges, '')
  const number = text.replace(extension, '')
  if (/(?!\d)[\p{L}\p{N}\n]/u.test(number)) return undefined
  const parts = /^(?:(?:00|011)(?=1))?(1?)(\d{3})(\d{3})(\d{4})$/.exec(number.replace(/\D/g, ''))
  if (!parts) return undefined
  const [, country, area, exchange, line] = parts
  const local = extension.exec(text)?.[1]
  return `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}${local ? ` ext. ${local}` : ''}`
}
