import {cleanLine} from './clean-text.ts'

// Words without an adjacent digit, such as `tel:`, `(cell)` and `ask for Kim`, except the names of an extension.
const labels = /(?<![\p{L}\p{N}])(?!(?:ext?(?:ension|n)?|x)(?!\p{L}))\p{L}+(?![\p{L}\p{N}])/gu
const extension = /(?<![a-z])(?:ext?(?:ension|n)?|x|#|(?<=\d{4}),{1,2}|;)[\s.:=#-]*(\d{1,6})$/
const edges = /^[^\d+\p{L}]+|(?<=\d)[chmow]$|[^\d\p{L}]+$/gu

/**
 * Formats a North American number as (XXX) XXX-XXXX, or +1 (XXX) XXX-XXXX if it has the country code, with ` ext. 77` if it has an
 * extension. Accepts all separators, and words such as `tel:` and `(cell)`. Returns undefined unless the number has ten digits, or eleven
 * that start with 1.
 */
export function formatPhone(input: string): string | undefined {
  const text = cleanLine(input.normalize('NFKC')).toLowerCase().replace(labels, ' ').replace(edges, '')
  const number = text.replace(extension, '')
  if (/(?!\d)[\p{L}\p{N}]/u.test(number)) return undefined
  const parts = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(number.replace(/\D/g, ''))
  if (!parts) return undefined
  const [, country, area, exchange, line] = parts
  const local = extension.exec(text)?.[1]
  return `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}${local ? ` ext. ${local}` : ''}`
}
