import type {ValidationContext} from '@sanity/types'
import {evaluate, parse} from 'groq-js'

interface Options {
  document?: {_id: string; [field: string]: unknown}
  parent?: unknown
}

let datasets = 0

/**
 * A validation context over these documents: queries are evaluated as real GROQ. Each context is a dataset of its
 * own, because results are shared within one.
 */
export function contextOver(
  documents: readonly {_id: string; [field: string]: unknown}[],
  options: Options = {},
) {
  datasets += 1
  const dataset = `test-${datasets}`
  const client = {
    config: () => ({projectId: 'test', dataset}),
    async fetch(query: string, params: Record<string, unknown>, {perspective}: {perspective?: string} = {}) {
      const published = documents.filter(({_id}) => !_id.startsWith('drafts.'))
      const drafts = documents.flatMap((document) =>
        document._id.startsWith('drafts.') ? [{...document, _id: document._id.slice(7)}] : [],
      )
      const drafted = new Map([...published, ...drafts].map((document) => [document._id, document]))
      const visible =
        perspective === 'raw' ? documents : perspective === 'drafts' ? [...drafted.values()] : published
      return (await evaluate(parse(query, {params}), {dataset: visible, params})).get()
    },
  }
  // A rule reads no more of its context than this.
  return {getClient: () => client, ...options} as unknown as ValidationContext
}
