import {getPublishedId} from '@sanity/client/csm'
import {titleFields} from '@upline/schemas/health/stored-document.ts'

/** The fields of a document that the list shows. */
export interface ListedDocument {
  _id: string
  _type: string
  title: unknown
}

export interface BulkRow {
  /** The published id. */
  id: string
  type: string
  title: string
  state: 'published' | 'edited' | 'draft'
}

export const rowsQuery = `*[_type in $types && !(_id in path("versions.**"))]{
  _id, _type, "title": coalesce(${titleFields.join(', ')})
}`

/** Merges drafts and published documents and sorts them by title. */
export function bulkRows(documents: readonly ListedDocument[], format: (title: string) => string): BulkRow[] {
  const rows = new Map<string, BulkRow>()
  for (const {_id, _type, title} of documents) {
    const id = getPublishedId(_id)
    const isDraft = id !== _id
    const other = rows.get(id)
    const own: BulkRow = {
      id,
      type: _type,
      title: typeof title === 'string' && title !== '' ? format(title) : 'Untitled',
      state: isDraft ? 'draft' : 'published',
    }
    rows.set(id, other ? {...(isDraft ? own : other), state: 'edited'} : own)
  }
  const collator = new Intl.Collator('en', {numeric: true})
  return [...rows.values()].sort((a, b) => collator.compare(a.title, b.title) || (a.id < b.id ? -1 : 1))
}

export interface Filter {
  type: string
  state: string
  search: string
}

/** Returns the rows of the type and state whose title or id contains every search term; empty criteria match everything. */
export function matchingRows(rows: readonly BulkRow[], {type, state, search}: Filter): BulkRow[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (type && row.type !== type) return false
    if (state && row.state !== state) return false
    const text = `${row.title} ${row.id}`.toLowerCase()
    return terms.every((term) => text.includes(term))
  })
}
