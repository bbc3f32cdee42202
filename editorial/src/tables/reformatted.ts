import {cleanLine} from '@upline/domain/inquiry/clean-text.ts'

/** Removes invisible characters and Unicode forms from a line. */
export const tidy = (line: string): string => cleanLine(line.normalize('NFC'))

/** Replaces typographic quotation marks and hyphens by the ones on a keyboard. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’ʼ′`´]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
}

/**
 * Returns whether a spreadsheet made the text of a cell from the stored text: without its leading zeros, with fewer digits, as a date
 * or with the quotation marks of a keyboard.
 */
export function isReformatted(stored: string, text: string): boolean {
  if (plain(stored) === plain(text)) return !/[‘’“”]/.test(text)
  const before = numberOf(stored)
  if (before !== undefined) {
    const shortened = /\.?(\d*)e/i.exec(text)?.[1]?.length
    return numberOf(text) === (shortened === undefined ? before : Number(before.toExponential(shortened)))
  }
  return (
    /^(\d\d?-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d\d)$/.test(text) &&
    dateWithoutYear(text) === dateWithoutYear(stored)
  )
}

/** Parses what a spreadsheet takes for a number: `00501`, `$1,200`, `80%`, `1.2E+07`. */
function numberOf(text: string): number | undefined {
  const number = /^\$?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:e\+?\d+)?)(%?)$/i
  const [, digits, percent] = number.exec(text.replaceAll(/\s/g, '')) ?? []
  if (!digits) return undefined
  return Number((Number(digits.replaceAll(',', '')) / (percent ? 100 : 1)).toPrecision(15))
}

/** Parses `1-2`, `1/2`, `2-Jan`, `Jan-02` and `January 2` to `1-2`. */
function dateWithoutYear(text: string): string | undefined {
  const [, a = '', b = ''] = /^([a-z]+|\d\d?)[-/ ]([a-z]+|\d\d?)$/i.exec(text.trim()) ?? []
  const [month, day] = monthOf(b) ? [monthOf(b), a] : [monthOf(a) ?? Number(a), b]
  return month && Number(day) ? `${month}-${Number(day)}` : undefined
}

/** Returns the number of a month, from its English name or an abbreviation of it. */
export function monthOf(name: string): number | undefined {
  const at = months.findIndex(
    (month) => name.length >= 3 && month.startsWith(name.toLowerCase().replace('.', '')),
  )
  return at < 0 ? undefined : at + 1
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
