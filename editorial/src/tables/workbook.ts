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
    const completions = await readCompletions(bytes)
    const filled = sheets.flatMap(({sheet, data}, index) => {
      const cells = data.map((row) => row.map(textOfCell))
      completions[index]?.(cells)
      const [header, ...rows] = cells
      return header ? {name: sheet, text: writeCsv(header, rows)} : []
    })
    return filled.length > 0 ? filled : {problem: 'The workbook has no cells.'}
  } catch {
    return {problem: 'The workbook can’t be read. Save it as .xlsx without a password, or as CSV.'}
  }
}

/** For each sheet in order, returns a function that adds what read-excel-file omits: errors of formulas, and the value of a merged range in all its cells. */
async function readCompletions(bytes: ArrayBuffer): Promise<((cells: string[][]) => void)[]> {
  const {strFromU8, unzipSync} = await import('fflate')
  const isRead = /^xl\/(?:(?:_rels\/)?workbook|worksheets\/[^/]+)\.xml/
  const files = unzipSync(new Uint8Array(bytes), {filter: ({name}) => isRead.test(name)})
  const xmlOf = (file: string) => strFromU8(files[file] ?? new Uint8Array())
  const relations = elementsOf(xmlOf('xl/_rels/workbook.xml.rels'), 'Relationship')
  const targets = new Map(
    relations.map((element) => [attributeOf(element, 'Id'), attributeOf(element, 'Target')]),
  )
  return elementsOf(xmlOf('xl/workbook.xml'), 'sheet').map((sheet) => {
    const target = targets.get(attributeOf(sheet, '\\w+:id')) ?? ''
    const xml = xmlOf(new URL(target, 'file:///xl/').pathname.slice(1))
    return (cells) => {
      for (const [, cell = '', error = ''] of xml.matchAll(formulaErrors)) {
        const {row, column} = placeOf(attributeOf(cell, 'r'))
        while (cells.length <= row) cells.push([])
        const line = cells[row] ?? []
        while (line.length < column) line.push('')
        line[column] = error
      }
      for (const range of elementsOf(xml, 'mergeCell')) {
        const [from, to] = attributeOf(range, 'ref').split(':').map(placeOf)
        const value = from && cells[from.row]?.[from.column]
        if (!value || !to) continue
        for (const line of cells.slice(from.row, to.row + 1)) line.fill(value, from.column, to.column + 1)
      }
    }
  })
}

/** Matches the start tag and the value of each cell of the type “error”. */
const formulaErrors = /<(?:\w+:)?c(?=\s)([^>]*\st="e"[^>]*)>(?:(?!<\/(?:\w+:)?c>).)*?<(?:\w+:)?v>([^<]*)</gs

const elementsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? []

const attributeOf = (element: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? ''

/** Returns the row and column of an address such as `B3`, counted from 0. */
function placeOf(address: string) {
  const letters = address.replace(/\d+$/, '')
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return {row: Number(address.slice(letters.length)) - 1, column}
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
