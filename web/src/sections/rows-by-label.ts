type Labelled = {label: string | null; value: string | null}

/** Returns a table row for each label, in order of first appearance: the value of each column, or a dash. */
export function rowsByLabel(columns: readonly (readonly Labelled[] | null)[]) {
  const labels = new Set(columns.flatMap((column) => (column ?? []).map(({label}) => label)))
  return [...labels].map((label) => ({
    key: label,
    head: label,
    cells: columns.map((column) => column?.find((cell) => cell.label === label)?.value ?? '–'),
  }))
}
