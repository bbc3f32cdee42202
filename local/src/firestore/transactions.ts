import {randomBytes} from 'node:crypto'

/** The maximum time of a function, after which an abandoned transaction releases its documents. */
const longestMs = 60_000

interface Transaction {
  paths: Set<string>
  expires: NodeJS.Timeout
}

/**
 * Read-write transactions as in Firestore's server clients: they lock the documents that they read until they end, and another
 * transaction that reads one of these waits.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>()
  readonly #holders = new Map<string, string>()
  readonly #waiting: {id: string; paths: string[]; proceed: () => void}[] = []

  begin(): string {
    const id = randomBytes(12).toString('base64')
    const expires = setTimeout(() => this.end(id), longestMs).unref()
    this.#open.set(id, {paths: new Set(), expires})
    return id
  }

  isOpen(id: string): boolean {
    return this.#open.has(id)
  }

  /** Resolves when the transaction holds all the documents, or has ended. All at once, so two cannot block each other by order. */
  lock(id: string, paths: string[]): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({id, paths, proceed: resolve})
      this.#serve()
    })
  }

  end(id: string): void {
    const transaction = this.#open.get(id)
    if (!transaction) return
    clearTimeout(transaction.expires)
    this.#open.delete(id)
    for (const path of transaction.paths) this.#holders.delete(path)
    this.#serve()
  }

  endAll(): void {
    for (const id of [...this.#open.keys()]) this.end(id)
  }

  #serve(): void {
    // First come, first served: a later request for free documents may pass one that still waits.
    for (const request of [...this.#waiting]) {
      const transaction = this.#open.get(request.id)
      const free = request.paths.every((path) => (this.#holders.get(path) ?? request.id) === request.id)
      if (transaction && !free) continue
      this.#waiting.splice(this.#waiting.indexOf(request), 1)
      for (const path of transaction ? request.paths : []) {
        this.#holders.set(path, request.id)
        transaction?.paths.add(path)
      }
      request.proceed()
    }
  }
}
