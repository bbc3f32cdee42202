import Papa from 'papaparse'
import {withoutGuard} from './write-csv.ts'

/** Rows of cells with the row numbers of a spreadsheet. Row 1 is the header. */
export interface Table {
  header: string[]
  rows: {number: number; cells: string[]}[]
}

/** Maximum number of rows. More would hardly fit into one transaction of hosted Sanity, which has 4 MB. */
const maxRows = 5000

/** Parses CSV or cells copied from a spreadsheet. */
export function readTable(text: string, {isPasted = false} = {}): Table | {problem: string} {
  if (text.includes('\0')) {
    return {problem: 'This isn’t a table. Choose a file saved as .xlsx or CSV, or paste cells here.'}
  }
  const [, separator, bare = ''] = /^\uFEFF?(?:"?sep=(.)"?(?:\r?\n|\r))?(.*)$/s.exec(text) ?? []
  // Excel counts the line that names the separator as a row.
  const first = separator ? 2 : 1
  const delimiter = separator ?? delimiterOf(bare)
  const source =
    delimiter === '\t' && (isPasted || bare.includes('\t')) ? withQuotedTabs(bare, isPasted) : bare
  const {data, errors} = Papa.parse<string[]>(withLineFeeds(source, delimiter), {delimiter, newline: '\n'})
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

/**
 * Quotes each cell that begins with a quotation mark and that no spreadsheet quoted. Copied cells are only quoted if they contain a
 * line break, a tab or a quotation mark; cells of a file also if they contain a comma.
 */
function withQuotedTabs(text: string, isPasted: boolean): string {
  const isQuoted = isPasted ? /[\t\r\n]|""/ : /[\t\r\n,]|""/
  return text.replaceAll(
    /(?<=^|[\t\r\n])(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|"[^\t\r\n]*)/g,
    (cell, inner?: string) =>
      inner !== undefined && (inner === '' || isQuoted.test(inner))
        ? cell
        : `"${cell.replaceAll('"', '""')}"`,
  )
}

/** Ends all rows alike: a file that several programs wrote has mixed line ends. Those inside quotes stay. */
function withLineFeeds(text: string, delimiter: string): string {
  const start = `(?<=^|[\\r\\n${delimiter.replace(/[\\\]^-]/, '\\$&')}])`
  const ends = new RegExp(`(${start}"(?:[^"]|"")*")|\\r\\r\\n|\\r\\n?`, 'g')
  return text.replaceAll(ends, (_, quoted?: string) => quoted ?? '\n')
}

function isEmpty(cell: string): boolean {
  return cell.trim() === ''
}

/** An encoding of files that are not Unicode. Excel for Mac saves CSV in Mac OS Roman. */
type OldEncoding = 'windows-1252' | 'macintosh'

/** Decodes a text file. `encoding` is set if the file is not Unicode, so that it was guessed. */
export function readText(bytes: ArrayBuffer): {text: string; encoding?: OldEncoding} {
  const [first, second] = new Uint8Array(bytes)
  // A table begins with a letter of its header, so a zero byte next to it means UTF-16 without a byte order mark.
  if ((first === 0xff && second === 0xfe) || second === 0)
    return {text: new TextDecoder('utf-16le').decode(bytes)}
  if ((first === 0xfe && second === 0xff) || first === 0)
    return {text: new TextDecoder('utf-16be').decode(bytes)}
  try {
    return {text: new TextDecoder('utf-8', {fatal: true}).decode(bytes)}
  } catch {
    const isMac = oddities(decode(bytes, 'macintosh')) < oddities(decode(bytes, 'windows-1252'))
    const encoding = isMac ? 'macintosh' : 'windows-1252'
    return {text: decode(bytes, encoding), encoding}
  }
}

const decode = (bytes: ArrayBuffer, encoding: OldEncoding) => new TextDecoder(encoding).decode(bytes)

/** Counts the characters that a wrong encoding produces: rare signs, and capitals or punctuation in the wrong place of a word. */
function oddities(text: string): number {
  const rare = /[^\p{ASCII}\u00a0À-ÖØ-öø-ÿŒœŠšŽžŸ‘’“”–—…•€£©®™°½¼¾§«»¿¡]/gu
  const misplaced = /(?<=\p{Ll})[À-ÞŒŠŽŸ]|(?<=\p{L})[“‘¿¡«°•€£©](?=\p{L})|(?<=\s|^)[”](?=\p{L})/gu
  return [...text.matchAll(rare), ...text.matchAll(misplaced)].length
}
