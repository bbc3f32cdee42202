import type {SanityClient} from '@sanity/client'
import type {PageQueryResult} from '../src/content/sanity.types.generated.ts'
import {contentFields} from '../src/pages/page.groq.ts'
import type {Changed} from './documents.ts'
import {instrument} from './instrument.ts'
import {type Change, isTouched, readAnswer, type Uses} from './uses.ts'

export type RawContent = NonNullable<PageQueryResult>

/** The content of a page, and what it is made of. */
export type Row = {content: RawContent; uses: Uses}

// One question for many pages: what costs is the asking. Few sizes, because the lake keeps the queries it has parsed.
const batchSizes = [1, 8, 64]

/** Contents of pages, and what they are made of. What is the same for all pages is asked once and kept. */
export class PageSource {
  readonly #lake: SanityClient
  readonly #projection: string
  readonly #lists: {query: string; type: string; value: unknown; text: string; uses: Uses}[]

  constructor(lake: SanityClient) {
    this.#lake = lake
    const {query, lists} = instrument(`*[_id in $ids]{${contentFields}}`)
    this.#projection = query.slice(query.indexOf('{'))
    this.#lists = lists.map((list) => ({...list, value: undefined, text: '', uses: readAnswer(null).uses}))
  }

  /** Ids of the documents in a list that pages share, and of those that its entries show. */
  idsOfList(number: number): ReadonlySet<string> {
    return this.#lists[number]?.uses.reads ?? new Set()
  }

  /** Asks again for the shared lists that a change may concern; returns the numbers of those that are different now. */
  async refreshLists(changed?: {documents: readonly Changed[]; change: Change}): Promise<Set<number>> {
    const types = new Set(changed?.documents.flatMap(({before, after}) => [before?._type, after?._type]))
    const different = new Set<number>()
    for (const [number, list] of this.#lists.entries()) {
      if (changed && !types.has(list.type) && !isTouched(list.uses, changed.change)) continue
      const raw = await this.#lake.fetch<unknown>(list.query)
      const text = JSON.stringify(raw)
      if (text === list.text) continue
      const {value, uses} = readAnswer(raw)
      for (const entry of Array.isArray(value) ? value : [value]) {
        if (typeof entry?._id === 'string') uses.reads.add(entry._id)
      }
      Object.assign(list, {value, uses, text})
      different.add(number)
    }
    return different
  }

  /** The contents of the documents with these ids, as far as they exist. */
  async contents(ids: readonly string[]): Promise<Row[]> {
    const size = batchSizes.find((size) => size >= ids.length) ?? ids.length
    const names = Array.from({length: size}, (_, index) => `id${index}`)
    const params = Object.fromEntries(names.map((name, index) => [name, ids[index] ?? '']))
    const query = `*[_id in [${names.map((name) => `$${name}`).join(', ')}]]${this.#projection}`
    const rows = await this.#lake.fetch<RawContent[]>(query, params)
    const place = new Map(ids.map((id, index) => [id, index]))
    rows.sort((a, b) => (place.get(a._id) ?? 0) - (place.get(b._id) ?? 0))
    const shared = this.#lists.map(({value}) => value)
    return rows.map((row) => {
      const {value, uses} = readAnswer(row, shared)
      uses.reads.add(row._id)
      for (const number of uses.lists) {
        for (const fact of this.#lists[number]?.uses.facts ?? []) uses.facts.add(fact)
      }
      return {content: value, uses}
    })
  }
}
