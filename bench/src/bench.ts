import type {Browser} from '@playwright/test'
import type {SanityClient} from '@sanity/client'
import type {Product} from '@upline/testing/product.ts'
import {median, type Row, spread} from './report.ts'

/** A figure that is measured several times. */
type Figure = Omit<Row, 'value' | 'n'> & {
  /** How often it is measured, by default as often as `--runs` says. */
  times?: number
}

/** What the parts of the bench share. */
export class Bench {
  readonly rows: Row[] = []
  readonly product: Product
  readonly lake: SanityClient
  readonly browser: Browser
  readonly runs: number

  constructor(product: Product, lake: SanityClient, browser: Browser, runs: number) {
    this.product = product
    this.lake = lake
    this.browser = browser
    this.runs = runs
  }

  /** Adds a row with the median of several measurements. */
  async measure({times = this.runs, ...figure}: Figure, run: (n: number) => Promise<number>): Promise<void> {
    const values: number[] = []
    for (let n = 0; n < times; n += 1) values.push(await run(n))
    this.add({note: times > 1 ? spread(values) : '', ...figure, value: median(values), n: times})
  }

  add(row: Row): void {
    this.rows.push(row)
    console.log(`  ${row.what}: ${row.value.toFixed(1)} ${row.unit} ${row.note ?? ''}`)
  }
}
