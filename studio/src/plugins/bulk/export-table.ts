import type {SanityClient} from '@sanity/client'
import {latestOf} from '@upline/editorial/documents/pairs.ts'
import type {Column} from '@upline/editorial/tables/columns.ts'
import {fetchOfType, tableOf} from '@upline/editorial/tables/export-table.ts'
import {downloadCsv} from '../../ui/download-csv.ts'

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
