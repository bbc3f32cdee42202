import type {SanityClient} from '@sanity/client'
import type {StoredDocument} from '../dependents/dependents.ts'
import {pairsOf} from '../transactions/pairs.ts'
import type {Column} from './columns.ts'
import {shownOf} from './prepare.ts'
import {writeTable} from './table.ts'

interface Wanted {
  type: string
  /** Published ids, in the order of the rows. */
  ids: readonly string[]
  columns: readonly Column[]
}

/** Saves documents as CSV, as an editor sees them: the draft where there is one. Gives how many. */
export async function exportTable(client: SanityClient, {type, ids, columns}: Wanted): Promise<number> {
  const documents = await fetchOfType(client, type)
  const wanted = new Map(documents.map((document) => [publishedIdOf(document), document]))
  const rows = ids.flatMap((id) => {
    const document = wanted.get(id)
    return document ? [document] : []
  })
  // Spreadsheets take a file for one of another encoding where it does not begin with this mark.
  const text = `\uFEFF${tableOf(rows, columns)}`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}))
  link.download = `${type}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
  return rows.length
}

/** The table that an import takes back without changing anything. */
export function tableOf(documents: readonly StoredDocument[], columns: readonly Column[]): string {
  return writeTable(
    ['Id', ...columns.map(({title}) => title)],
    documents.map((document) => [publishedIdOf(document), ...columns.map((column) => column.read(document))]),
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

function publishedIdOf({_id}: StoredDocument): string {
  return _id.replace(/^drafts\./, '')
}
