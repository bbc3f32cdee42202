import {fold} from '@upline/domain/content/fold.ts'
import {type StoredDocument, textOf, titleFields} from '@upline/domain/content/stored-document.ts'
import {periodNote} from '@upline/schemas/fields/period-fields.ts'
import {latestOf, pairsOf} from '../documents/pairs.ts'

export interface BulkRow {
  /** The published id. */
  id: string
  type: string
  title: string
  /** `2027 · from 2027-01-01`, which tells versions apart; empty without dates. */
  period: string
  state: 'published' | 'edited' | 'draft'
}

export const rowsQuery = `*[_type in $types && !(_id in path("versions.**"))]{
  _id, _type, "title": coalesce(${titleFields.join(', ')}), effectiveFrom, effectiveUntil, year
}`

/** Merges drafts and published documents and sorts them by title. */
export function bulkRows(documents: readonly StoredDocument[], format: (title: string) => string): BulkRow[] {
  const rows = [...pairsOf(documents).values()].flatMap((pair): BulkRow[] => {
    const latest = latestOf(pair)
    if (!latest) return []
    const title = textOf(latest.title)
    const {effectiveFrom, effectiveUntil, year} = latest
    const state = pair.draft ? (pair.published ? 'edited' : 'draft') : 'published'
    return [
      {
        id: pair.id,
        type: latest._type,
        title: title ? format(title) : 'Untitled',
        period: periodNote({effectiveFrom, effectiveUntil, year}),
        state,
      },
    ]
  })
  const collator = new Intl.Collator('en', {numeric: true})
  return rows.sort(
    (a, b) =>
      collator.compare(a.title, b.title) || collator.compare(a.period, b.period) || (a.id < b.id ? -1 : 1),
  )
}

export interface Filter {
  type: string
  state: string
  search: string
}

/** Returns the rows of the type and state whose title or id contains every search term; empty criteria match everything. */
export function matchingRows(rows: readonly BulkRow[], {type, state, search}: Filter): BulkRow[] {
  const terms = fold(search).split(' ').filter(Boolean)
  return rows.filter((row) => {
    if (type && row.type !== type) return false
    if (state && row.state !== state) return false
    const text = fold(`${row.title} ${row.id}`)
    return terms.every((term) => text.includes(term))
  })
}
