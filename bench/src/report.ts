/** One figure of the bench. Without a mark it is for information. */
export type Row = {
  what: string
  /** The median, in `unit`. */
  value: number
  unit: 'ms' | 'KiB' | 'MiB' | 'MB' | ''
  /** The limit. */
  mark?: number
  /** Number of measurements. */
  n: number
  note?: string
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN

/** Formats median and range. Differences within the range are noise. */
export function spread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(Math.round)
  return `${middle} (${least}–${most})`
}

/** Formats a Markdown table of all figures with missed marks in bold. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({what, value, unit, mark, n, note = ''}) => {
    const withUnit = (number: number) => `${Number(number.toPrecision(3))} ${unit}`.trim()
    const limit = mark === undefined ? '' : `≤ ${withUnit(mark)}`
    const reached = mark === undefined ? '' : value <= mark ? 'yes' : '**no**'
    return [what, withUnit(value), limit, reached, String(n), note]
  })
  const head = ['what', 'median', 'mark', 'reached', 'n', '']
  return [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n')
}
