interface Row {
  _key: string
  feature?: string
  cells?: readonly unknown[]
}

/** Rows whose number of cells is not that of the columns, each problem at its row. */
export function rowProblems(
  rows: readonly Row[],
  columns: readonly unknown[],
): {message: string; path: [{_key: string}]}[] {
  return rows
    .filter((row) => (row.cells ?? []).length !== columns.length)
    .map((row) => {
      const has = (row.cells ?? []).length
      const name = row.feature ? `“${row.feature}”` : 'A row'
      return {
        message: `${name} has ${count(has, 'cell')}, the table has ${count(columns.length, 'column')}. Give each column one cell.`,
        path: [{_key: row._key}],
      }
    })
}

function count(n: number, word: string): string {
  return n === 1 ? `1 ${word}` : `${n} ${word}s`
}
