import Papa from 'papaparse'
import {withoutGuard} from './write-csv.ts'

/** Rows of cells with the row numbers of a spreadsheet. Row 1 is the header. */
export interface Table {
  header: string[]
  rows: {number: number; cells: string[]}[]
}

/** Hosted Sanity accepts transactions up to 4 MB. */
const maxRows = 5000

/** Parses CSV or cells copied from a spreadsheet. */
export function readTable(text: string): Table | {problem: string} {
  if (text.startsWith('PK\u0003\u0004') || text.includes('\0')) {
    return {
      problem: 'This is an Excel workbook. Save it as CSV, or copy its cells and paste them here.',
    }
  }
  const [, separator, bare = ''] = /^\uFEFF?(?:"?sep=(.)"?\r?\n)?(.*)$/s.exec(text) ?? []
  // Excel counts the line that names the separator as a row.
  const first = separator ? 2 : 1
  const {data, errors} = Papa.parse<string[]>(bare, {delimiter: separator ?? delimiterOf(bare)})
  const broken = errors.find(({type}) => type === 'Quotes')
  if (broken) return {problem: `Row ${(broken.row ?? 0) + first} has an unmatched quotation mark.`}
  const [header, ...others] = data
  if (!header || header.every(isEmpty)) return {problem: 'The first row must contain the column names.'}
  const rows = others.map((cells, index) => ({number: index + 1 + first, cells: cells.map(withoutGuard)}))
  const filled = rows.filter(({cells}) => !cells.every(isEmpty))
  if (filled.length === 0) return {problem: 'The table has no rows below the header.'}
  if (filled.length > maxRows) {
    return {problem: `The table has ${filled.length} rows. Split it into tables of at most ${maxRows} rows.`}
  }
  return {header: header.map((cell) => withoutGuard(cell).trim()), rows: filled}
}

/** Guesses the delimiter from the header only, because texts in other rows may contain commas. */
function delimiterOf(text: string): string {
  const [header = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  // Without a delimiter, the table has one column.
  let best = '\t'
  for (const each of [',', ';']) {
    if (header.split(each).length > header.split(best).length) best = each
  }
  return best
}

function isEmpty(cell: string): boolean {
  return cell.trim() === ''
}

/** Decodes a text file as a spreadsheet saves it: UTF-8, UTF-16 (“Unicode text”) or Windows-1252. */
export function readText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  // A table begins with a letter of its header, so a zero byte next to it means UTF-16 without a byte order mark.
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
