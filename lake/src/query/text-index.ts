import type {Doc} from '../documents/document.ts'
import {onMainThread} from './main-thread.ts'
import {narrows, readTerms, type Term, textQuery, tokenize} from './text-search.ts'
import {checkTime} from './time-limit.ts'

/** Maximum time that indexing blocks other requests (ms). */
const sliceMs = 20

/**
 * Which documents have which words. Documents wait to be indexed until something is searched for. A search that reaches its time limit leaves
 * the rest of them waiting.
 */
export class TextIndex {
  readonly #waiting = new Map<string, Doc>()
  /** For each word the numbers of the documents that have it, ascending. */
  readonly #postings = new Map<string, number[]>()
  readonly #documents: (Doc | undefined)[] = []
  readonly #numbers = new Map<string, number>()
  #next = 0

  constructor(documents: Iterable<Doc>) {
    for (const document of documents) this.#waiting.set(document._id, document)
  }

  /** Whether more than half of its entries are outdated. */
  get isWasteful(): boolean {
    return this.#next > 1000 + 2 * this.#numbers.size
  }

  /** This document is under the id from now on, or none. */
  show(id: string, document: Doc | undefined): void {
    this.#remove(id)
    if (document) this.#waiting.set(id, document)
    else this.#waiting.delete(id)
  }

  /** Indexes what waits, a little at a time. */
  async prepare(): Promise<void> {
    while (this.#waiting.size > 0) await onMainThread(() => this.#index(performance.now() + sliceMs))
  }

  /** The documents that a `text::query()` finds, in no particular order. */
  find(query: string): Doc[] {
    const terms = readTerms(query)
    if (terms.length === 0) return []
    if (!narrows(query)) return this.#all()
    this.#index(Number.POSITIVE_INFINITY)
    const lists = terms.filter(({negated}) => !negated).flatMap((term) => this.#listsOf(term))
    const excluded = new Set(
      terms.filter((term) => term.negated && !isPhrase(term)).flatMap((term) => this.#listsOf(term).flat()),
    )
    const found = lists.length === 0 ? this.#numbers.values() : intersect(lists)
    const documents = this.#of([...found].filter((number) => !excluded.has(number)))
    return terms.some(isPhrase) ? documents.filter(textQuery(query)) : documents
  }

  /** Needs no index. */
  #all(): Doc[] {
    return [...this.#of(this.#numbers.values()), ...this.#waiting.values()]
  }

  #of(numbers: Iterable<number>): Doc[] {
    return [...numbers].flatMap((number) => this.#documents[number] ?? [])
  }

  #index(deadline: number): void {
    for (const [id, document] of this.#waiting) {
      checkTime()
      this.#remove(id)
      const number = this.#next
      this.#next += 1
      for (const word of new Set(tokenize(document))) {
        const posting = this.#postings.get(word)
        if (posting) posting.push(number)
        else this.#postings.set(word, [number])
      }
      this.#numbers.set(id, number)
      this.#documents[number] = document
      this.#waiting.delete(id)
      if (performance.now() > deadline) return
    }
  }

  #remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#documents[number] = undefined
    this.#numbers.delete(id)
  }

  /** For each word of the term the documents that have it; of a prefix, any word that begins so. */
  #listsOf({tokens, prefix}: Term): number[][] {
    return tokens.map((word, place) => {
      if (!prefix || place < tokens.length - 1) return this.#postings.get(word) ?? []
      const numbers = [...this.#postings].filter(([each]) => each.startsWith(word)).map(([, list]) => list)
      return [...new Set(numbers.flat())]
    })
  }
}

function isPhrase({tokens}: Term): boolean {
  return tokens.length > 1
}

function intersect(lists: number[][]): number[] {
  const [shortest = [], ...others] = lists.toSorted((a, b) => a.length - b.length)
  return others.reduce((found, list) => {
    const wanted = new Set(found)
    return list.filter((number) => wanted.has(number))
  }, shortest)
}
