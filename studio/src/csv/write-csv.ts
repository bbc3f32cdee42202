import Papa from 'papaparse'

/** CSV as spreadsheets read it (RFC 4180); no cell of it is taken for a formula. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return Papa.unparse([header, ...rows].map((cells) => cells.map(guarded)))
}

/**
 * Spreadsheets run what begins like a formula, whoever wrote it; an apostrophe keeps them from it. A cell that begins with
 * apostrophes and a formula gets one more, so that each is taken off again by `withoutGuard`.
 */
function guarded(text: string): string {
  return isFormula(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** A cell as it was before `writeCsv`. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && isFormula(text.replace(/^'+/, '')) ? text.slice(1) : text
}

/** A negative number is none; one with a plus is a phone number, of which a spreadsheet would drop the sign. */
function isFormula(text: string): boolean {
  return /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|[\t\r\n])/.test(text) && !/^-\d+(\.\d+)?$/.test(text)
}
