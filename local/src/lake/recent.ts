import type {Committed, Lake} from './lake.ts'

const remembered = 500

/** The latest transactions, so that a listener whose connection broke can go on where it was. */
export class RecentTransactions {
  #transactions: Committed[] = []

  constructor(lake: Lake) {
    lake.committed.subscribe((committed) => {
      this.#transactions.push(committed)
      if (this.#transactions.length > 2 * remembered)
        this.#transactions = this.#transactions.slice(-remembered)
    })
  }

  /** What came after this transaction, or undefined when that is no longer known. */
  after(transactionId: string): Committed[] | undefined {
    const index = this.#transactions.findLastIndex((committed) => committed.transactionId === transactionId)
    return index < 0 ? undefined : this.#transactions.slice(index + 1)
  }
}
