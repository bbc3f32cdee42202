import Papa from 'papaparse'
import {withoutGuard} from '../csv/write-csv.ts'

/** Rows of cells. Row 1 is the header; an editor sees the same numbers in a spreadsheet. */
export interface Table {
  header: string[]
  rows: {number: number; cells: string[]}[]
}

/** More rows are no job for a form: hosted Sanity takes 4 MB in one transaction. */
const mostRows = 5000

/** Reads CSV or what was copied out of a spreadsheet: the table, or what is wrong with the text. */
export function readTable(text: string): Table | {problem: string} {
  if (text.startsWith('PK\u0003\u0004') || text.includes('\0')) {
    return {
      problem: 'This is a workbook, not a table. Save it as CSV, or copy its cells and paste them here.',
    }
  }
  const [, separator, bare = ''] = /^\uFEFF?(?:"?sep=(.)"?\r?\n)?(.*)$/s.exec(text) ?? []
  // The line of a file for Excel that names its separator is a row of it.
  const first = separator ? 2 : 1
  const {data, errors} = Papa.parse<string[]>(bare, {delimiter: separator ?? delimiterOf(bare)})
  const broken = errors.find(({type}) => type === 'Quotes')
  if (broken)
    return {problem: `A quotation mark in row ${(broken.row ?? 0) + first} is not closed, or stands alone.`}
  const [header, ...others] = data
  if (!header || header.every(isEmpty)) return {problem: 'The first row has to name the columns.'}
  const rows = others.map((cells, index) => ({number: index + 1 + first, cells: cells.map(withoutGuard)}))
  const filled = rows.filter(({cells}) => !cells.every(isEmpty))
  if (filled.length === 0) return {problem: 'There are no rows under the header.'}
  if (filled.length > mostRows) {
    return {problem: `There are ${filled.length} rows. Split the table: at most ${mostRows} at a time.`}
  }
  return {header: header.map((cell) => withoutGuard(cell).trim()), rows: filled}
}

/** What stands most often in the header, outside of quotation marks: a guess from all rows would be misled by texts with commas. */
function delimiterOf(text: string): string {
  const [header = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  // Where there is none there is one column, and a comma in it is a comma.
  let best = '\t'
  for (const each of [',', ';']) {
    if (header.split(each).length > header.split(best).length) best = each
  }
  return best
}

function isEmpty(cell: string): boolean {
  return cell.trim() === ''
}
