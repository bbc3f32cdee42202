import type {Product} from '../product.ts'
import type {Row} from '../report.ts'

export type Bench = {
  product: Product
  /** Path of the browser's program. */
  chromium: string
  /** Number of times to repeat each measurement. */
  runs: number
  /** Prints a line of progress. */
  log: (line: string) => void
}

export type Result = {rows: Row[]}

export type Part = (bench: Bench) => Promise<Result>
