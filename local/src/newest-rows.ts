import {mebibyte} from '@upline/lake/embed'

type Row = Record<string, unknown>

/** Returns the first 1,000 rows with at most 4 MiB of text in a column, which is all that the dashboard lists. */
export function newestRows(rows: Iterable<Row>, column: string): Row[] {
  const newest: Row[] = []
  let left = 4 * mebibyte
  for (const row of rows) {
    left -= String(row[column]).length
    if (left < 0 || newest.length === 1000) break
    newest.push(row)
  }
  return newest
}
