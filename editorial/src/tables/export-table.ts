import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {type Pair, pairsOf} from '../documents/pairs.ts'
import type {Column} from './columns.ts'
import {writeCsv} from './write-csv.ts'

/** Formats documents as a table that an import reads without changing anything. */
export function tableOf(documents: readonly StoredDocument[], columns: readonly Column[]): string {
  return writeCsv(
    ['ID', ...columns.map(({title}) => title)],
    documents.map((document) => [
      getPublishedId(document._id),
      ...columns.map((column) => column.format(document)),
    ]),
  )
}

/** Fetches the draft and the published version of every document of a type, by published id. */
export async function fetchOfType(client: SanityClient, type: string): Promise<Map<string, Pair>> {
  const stored = await client.fetch<StoredDocument[]>(
    '*[_type == $type && !(_id in path("versions.**"))]',
    {type},
    {perspective: 'raw', useCdn: false, tag: 'bulk-export'},
  )
  return pairsOf(stored)
}
