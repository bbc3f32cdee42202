import Papa from 'papaparse'

/** Formats CSV (RFC 4180) without cells that a spreadsheet would run as formulas. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return Papa.unparse([header, ...rows].map((cells) => cells.map(guarded)))
}

/**
 * Adds an apostrophe to cells that start like a formula. Cells that start with apostrophes and a formula get another one, which
 * `withoutGuard` removes again.
 */
function guarded(text: string): string {
  return isFormula(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** Returns the original text of a cell that `writeCsv` wrote. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && isFormula(text.replace(/^'+/, '')) ? text.slice(1) : text
}

/** Accepts negative numbers, but not those with a plus: they are phone numbers, and a spreadsheet would drop the sign. */
function isFormula(text: string): boolean {
  return /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|[\t\r\n])/.test(text) && !/^-\d+(\.\d+)?$/.test(text)
}
