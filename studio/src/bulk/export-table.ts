import type {SanityClient} from '@sanity/client'
import {publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {downloadCsv} from '../csv/download-csv.ts'
import {writeCsv} from '../csv/write-csv.ts'
import {pairsOf} from '../transactions/pairs.ts'
import type {Column} from './columns.ts'
import {shownOf} from './prepare.ts'

interface Wanted {
  type: string
  /** Published ids, in the order of the rows. */
  ids: readonly string[]
  columns: readonly Column[]
}

/** Saves documents as CSV, as an editor sees them: the draft where there is one. Gives how many. */
export async function exportTable(client: SanityClient, {type, ids, columns}: Wanted): Promise<number> {
  const documents = await fetchOfType(client, type)
  const wanted = new Map(documents.map((document) => [publishedId(document._id), document]))
  const rows = ids.flatMap((id) => {
    const document = wanted.get(id)
    return document ? [document] : []
  })
  downloadCsv(type, tableOf(rows, columns))
  return rows.length
}

/** The table that an import takes back without changing anything. */
export function tableOf(documents: readonly StoredDocument[], columns: readonly Column[]): string {
  return writeCsv(
    ['Id', ...columns.map(({title}) => title)],
    documents.map((document) => [
      publishedId(document._id),
      ...columns.map((column) => column.read(document)),
    ]),
  )
}

/** All documents of a type as an editor sees them. */
export async function fetchOfType(client: SanityClient, type: string): Promise<StoredDocument[]> {
  const stored = await client.fetch<StoredDocument[]>(
    '*[_type == $type && !(_id in path("versions.**"))]',
    {type},
    {perspective: 'raw', useCdn: false, tag: 'bulk-export'},
  )
  return [...pairsOf(stored).values()].flatMap((pair) => shownOf(pair) ?? [])
}
