/** What was measured. `processor` is the mean processor time of the lake for one of `times`, in ms. */
export interface Figure {
  what: string
  unit: 'ms' | 'MiB' | '/s'
  times: number[]
  processor?: number | undefined
  /** How many of `times` ended without an answer. */
  timedOut?: number | undefined
  /** The most the median may be; for a rate the least. */
  mark?: number | undefined
  /** The most that 99 of 100 may be. */
  slowMark?: number | undefined
}

/** A Markdown table. A mark that is missed is bold. */
export function table(figures: readonly Figure[]): string {
  const head = ['what', 'median', 'p99', 'processor', 'mark', 'reached', 'n']
  const rows = figures.map((figure) => {
    const {what, unit, times, processor, mark, slowMark} = figure
    const reached = isReached(figure)
    const marks = [mark, slowMark].filter((each) => each !== undefined)
    return [
      what,
      `${digits(percentile(times, 0.5))} ${unit}`,
      times.length > 20 ? `${digits(percentile(times, 0.99))} ${unit}` : '',
      processor === undefined ? '' : `${digits(processor)} ms`,
      marks.length > 0 ? `${unit === '/s' ? '≥' : '≤'} ${marks.join(', p99 ')} ${unit}` : '',
      reached === undefined ? '' : reached ? 'yes' : '**no**',
      `${times.length}${figure.timedOut ? `, ${figure.timedOut} timed out` : ''}`,
    ]
  })
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function isReached({unit, times, mark, slowMark}: Figure): boolean | undefined {
  if (mark === undefined) return undefined
  const median = percentile(times, 0.5)
  if (unit === '/s') return median >= mark
  return median <= mark && (slowMark === undefined || percentile(times, 0.99) <= slowMark)
}

/** The value below which a share (0 to 1) of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

function digits(value: number): string {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)
}
