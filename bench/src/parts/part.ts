import type {Product} from '../product.ts'
import type {Row} from '../report.ts'

export type Bench = {
  product: Product
  /** Path of the browser. */
  chromium: string
  /** How often each measurement is repeated. */
  runs: number
  /** Prints a line of progress. */
  log: (line: string) => void
}

/** What a part of the bench measured: figures with their marks, and tables (Markdown) that compare variants. */
export type Result = {rows: Row[]; tables?: string[]}

export type Part = (bench: Bench) => Promise<Result>
