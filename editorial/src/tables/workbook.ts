import {writeCsv} from './write-csv.ts'

export interface Sheet {
  name: string
  /** The cells as CSV. */
  text: string
}

/** The first bytes of a ZIP file, which a workbook is. */
export const isWorkbook = (bytes: ArrayBuffer): boolean =>
  String.fromCharCode(...new Uint8Array(bytes.slice(0, 4))) === 'PK\u0003\u0004'

/** Larger workbooks would block the browser. */
const maxBytes = 10_000_000

/** Reads the sheets of an Excel workbook that have cells. Returns a problem if it can’t be read. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<Sheet[] | {problem: string}> {
  if (bytes.byteLength > maxBytes) {
    return {problem: 'The workbook is larger than 10 MB. Copy the sheet to a workbook of its own.'}
  }
  const {default: readExcelFile} = await import('read-excel-file/universal')
  try {
    const sheets = await readExcelFile(bytes, {trim: false})
    const filled = sheets.filter(({data}) => data.length > 0)
    if (filled.length === 0) return {problem: 'The workbook has no cells.'}
    return filled.map(({sheet, data}) => {
      const [header = [], ...rows] = data.map((row) => row.map(textOfCell))
      return {name: sheet, text: writeCsv(header, rows)}
    })
  } catch {
    return {problem: 'The workbook can’t be read. Save it as .xlsx without a password, or as CSV.'}
  }
}

function textOfCell(value: unknown): string {
  // Times of a workbook have no zone.
  if (value instanceof Date)
    return value
      .toISOString()
      .replace(/T00:00:00.000Z|.\d+Z$/, '')
      .replace('T', ' ')
  return value === null ? '' : String(value)
}
