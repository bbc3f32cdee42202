import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {downloadCsv, writeCsv} from '../csv/write-csv.ts'
import {latestOf, type Pair, pairsOf} from '../transactions/pairs.ts'
import type {Column} from './columns.ts'

/** Downloads the latest versions of documents as CSV, in the order of their published ids, and returns their number. */
export async function exportTable(
  client: SanityClient,
  type: string,
  ids: readonly string[],
  columns: readonly Column[],
): Promise<number> {
  const pairs = await fetchOfType(client, type)
  const rows = ids.flatMap((id) => {
    const pair = pairs.get(id)
    return (pair && latestOf(pair)) ?? []
  })
  downloadCsv(type, tableOf(rows, columns))
  return rows.length
}

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
