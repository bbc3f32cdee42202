/** One figure of the bench. Without a mark it is for information. */
export type Row = {
  what: string
  /** The median, in `unit`. */
  value: number
  unit: 'ms' | 'KiB' | 'MiB' | '' | 'of 100'
  /** The limit: a maximum, or for a score (`of 100`) a minimum. */
  mark?: number
  /** Number of measurements. */
  n: number
  note?: string
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing')
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? 0) + high) / 2
}

/** Formats median and range. Differences within the range are noise. */
export function spread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(Math.round)
  return `${middle} (${least}–${most})`
}

/** Returns the value that a share (0 to 1) of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing')
  return value
}

export function isReached({value, mark, unit}: Row): boolean | undefined {
  if (mark === undefined) return undefined
  return unit === 'of 100' ? value >= mark : value <= mark
}

/** Formats a Markdown table of all figures with missed marks in bold. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const reached = isReached(row)
    const sign = row.unit === 'of 100' ? '≥' : '≤'
    return [
      row.what,
      withUnit(row.value, row.unit),
      row.mark === undefined ? '' : `${sign} ${withUnit(row.mark, row.unit)}`,
      reached === undefined ? '' : reached ? 'yes' : '**no**',
      String(row.n),
      row.note ?? '',
    ]
  })
  const head = ['what', 'median', 'mark', 'reached', 'n', '']
  return [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function withUnit(value: number, unit: Row['unit']): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3
  return `${Number(value.toFixed(digits))}${unit && unit !== 'of 100' ? ` ${unit}` : ''}`
}
