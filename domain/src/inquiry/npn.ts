import {cleanLine} from './clean-text.ts'

// Such as 12/5, 12/5/26, 12/2026 and 12-05-2026, but not the groups of 12/345/678.
const dates = /(?<![\d/])\d{1,2}(?:\/20\d\d|\/\d{1,2}(?:\/\d\d)?|[/.-]\d{1,2}[/.-]20\d\d)(?![\d/])/g

/** Returns the digits of a National Producer Number such as `My NPN: 12 345 678 (TX)`, '' for an answer without one such as `pending (exam 12/5)`, or other text cleaned but otherwise unchanged. */
export function cleanNpn(input: string): string {
  // Spreadsheets add a decimal zero.
  const text = cleanLine(input.normalize('NFKC'))
    .replace(dates, '')
    .replace(/(?<=\d)\.0+(?!\d)/, '')
  // Without its decimal point it would be the number of another agent.
  if (/\d{4}[.,]\d/.test(text)) return text
  const number = text
    .replace(/(?<![\p{L}\p{N}])(?:npn(?!\p{L})|\p{L}+(?![\p{L}\p{N}]))/giu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
  // A few digits in a note, such as `in 2 weeks`, are not a number.
  if (!/\p{N}/u.test(text) || (/^\d{1,4}$/.test(number) && /\p{L}/u.test(text.replace(/npn/i, '')))) return ''
  return /^\d+$/.test(number) ? number : text
}

/** Returns an answer without a number, such as `see license`, so that it can be sent with the message; otherwise ''. */
export function npnNote(input = ''): string {
  return cleanNpn(input) ? '' : cleanLine(input)
}
