import {randomUUID} from 'node:crypto'
import type {Lake} from './lake.ts'
import type {Committed} from './transaction.ts'

const remembered = 500

/** The latest transactions, so that a listener whose connection broke can continue where it was. */
export class RecentTransactions {
  /** Stands for the state before the first transaction of this process. */
  readonly #start = randomUUID()
  #transactions: Committed[] = []
  #complete = true

  constructor(lake: Lake) {
    lake.committed.subscribe((committed) => {
      this.#transactions.push(committed)
      if (this.#transactions.length <= 2 * remembered) return
      this.#transactions = this.#transactions.slice(-remembered)
      this.#complete = false
    })
  }

  /** The id to pass to `after` for what comes next. */
  get lastId(): string {
    return this.#transactions.at(-1)?.transactionId ?? this.#start
  }

  /** What came after this transaction, or undefined when that is no longer known. */
  after(transactionId: string): Committed[] | undefined {
    if (transactionId === this.#start && this.#complete) return [...this.#transactions]
    const index = this.#transactions.findLastIndex((committed) => committed.transactionId === transactionId)
    return index < 0 ? undefined : this.#transactions.slice(index + 1)
  }
}
