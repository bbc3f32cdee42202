import {type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {writeCsv} from '../csv/write-csv.ts'
import {fingerprint} from './fingerprint.ts'
import {type Review, reviewId} from './review.ts'

/** A review, or a published document that needs one. */
export interface EvidenceRow {
  documentId: string
  documentType: string
  title: string
  state: 'published as reviewed' | 'not published, or changed since' | 'published without a review'
  review: Review | undefined
}

/** Returns the `published` documents without a review, then all reviews, newest first. */
export async function evidenceOf(
  reviews: readonly Review[],
  published: readonly StoredDocument[],
): Promise<EvidenceRow[]> {
  const reviewed = new Set(reviews.map(({_id}) => _id))
  const current = new Set<string>()
  const missing: EvidenceRow[] = []
  for (const document of published) {
    const id = reviewId(await fingerprint(document))
    current.add(id)
    if (reviewed.has(id)) continue
    missing.push({
      documentId: document._id,
      documentType: document._type,
      title: titleOf(document) ?? '',
      state: 'published without a review',
      review: undefined,
    })
  }
  const newestFirst = reviews.toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt))
  const done = newestFirst.map(
    (review): EvidenceRow => ({
      documentId: review.documentId,
      documentType: review.documentType,
      title: review.title,
      state: current.has(review._id) ? 'published as reviewed' : 'not published, or changed since',
      review,
    }),
  )
  return [...missing, ...done]
}

/** The columns of the export, by their titles. */
const columns: Readonly<Record<string, (review: Review) => string | string[]>> = {
  'Compliance reference': ({reference}) => reference,
  'Reviewed by': ({reviewedBy}) => reviewedBy,
  Date: ({reviewedOn}) => reviewedOn,
  'Reviewer’s user id': ({reviewerId}) => reviewerId,
  'Last editor’s user id': ({editorId}) => editorId,
  'Recorded at (UTC)': ({recordedAt}) => recordedAt,
  'What changed': ({changes}) => changes,
  'Rendered pages reviewed': ({rendered}) => rendered,
  'Fingerprint of the content (SHA-256)': ({_id}) => _id.replace(/^review\./, ''),
}

/** Formats the rows as CSV. */
export function evidenceTable(rows: readonly EvidenceRow[], typeTitle: (type: string) => string): string {
  const cells = rows.map(({documentId, documentType, title, state, review}) => [
    state,
    typeTitle(documentType),
    title,
    documentId,
    ...Object.values(columns).map((read) => (review ? [read(review)].flat().join('\n') : '')),
  ])
  return writeCsv(['State', 'Type', 'Document', 'Id', ...Object.keys(columns)], cells)
}
