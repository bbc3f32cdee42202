import type {Product} from '../product.ts'
import type {Row} from '../report.ts'

export type Bench = {
  product: Product
  chromium: string
  /** How often each measurement is repeated. */
  runs: number
  /** Tells what is going on. */
  say: (line: string) => void
}

/** One part of the bench: measures, and gives its rows of the table. */
export type Part = (bench: Bench) => Promise<Row[]>
