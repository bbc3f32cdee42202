import {randomUUID} from 'node:crypto'
import {History} from './history.ts'
import type {Store} from './store.ts'
import type {Committed} from './transaction.ts'

const remembered = 500

/** The latest transactions, so that a listener whose connection broke can continue where it was, also over a restart. */
export class RecentTransactions {
  readonly #history: History
  /** The state before the first transaction of this process. */
  readonly #start: string
  #transactions: Committed[] = []
  #complete = true

  constructor(store: Store) {
    this.#history = new History(store)
    this.#start = this.#history.lastTransactionId ?? randomUUID()
    store.committed.subscribe((committed) => {
      this.#transactions.push(committed)
      if (this.#transactions.length <= 2 * remembered) return
      this.#transactions = this.#transactions.slice(-remembered)
      this.#complete = false
    })
  }

  /** The id of the latest transaction, for a later call of `after`. */
  get lastId(): string {
    return this.#transactions.at(-1)?.transactionId ?? this.#start
  }

  /** This transaction, where this process stored it not long ago. */
  find(transactionId: string): Committed | undefined {
    return this.#transactions.findLast((committed) => committed.transactionId === transactionId)
  }

  /** What came after this transaction, or undefined when that is no longer known. */
  after(transactionId: string): Committed[] | undefined {
    if (transactionId === this.#start && this.#complete) return [...this.#transactions]
    const index = this.#transactions.findLastIndex((committed) => committed.transactionId === transactionId)
    if (index >= 0) return this.#transactions.slice(index + 1)
    return this.#history.transactionsAfter(transactionId, remembered)
  }
}
