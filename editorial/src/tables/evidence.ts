import {isPublishedId} from '@sanity/client/csm'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {fingerprint} from '../checks/fingerprint.ts'
import {type Review, reviewId} from '../checks/review.ts'
import {writeCsv} from './write-csv.ts'

/** The states in the order of the list. */
const states = [
  'waits for a review',
  'reviewed, not published',
  'published as reviewed',
  'changed or deleted since',
  'published without a review',
] as const

/** A review, or a document that needs one. */
export interface EvidenceRow extends Pick<Review, 'documentType' | 'title'> {
  /** Of a document without a review, the id of its draft or version. */
  documentId: string
  state: (typeof states)[number]
  review: Review | undefined
}

/** Returns all reviews, newest first, and the `documents` (drafts and versions too) without one, in the order of the states. */
export async function evidenceOf(
  reviews: readonly Review[],
  documents: readonly StoredDocument[],
): Promise<EvidenceRow[]> {
  const reviewed = new Set(reviews.map(({_id}) => _id))
  /** The ids of reviews of current content, and whether it is published. */
  const current = new Map<string, boolean>()
  const missing: EvidenceRow[] = []
  for (const document of documents) {
    const id = reviewId(await fingerprint(document))
    const isPublished = isPublishedId(document._id)
    current.set(id, isPublished || current.get(id) === true)
    if (reviewed.has(id)) continue
    missing.push({
      documentId: document._id,
      documentType: document._type,
      title: titleOf(document) ?? '',
      state: isPublished ? 'published without a review' : 'waits for a review',
      review: undefined,
    })
  }
  const newestFirst = reviews.toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt))
  const done = newestFirst.map((review): EvidenceRow => {
    const {_id, documentId, documentType, title} = review
    const state = current.get(_id) ? 'published as reviewed' : 'reviewed, not published'
    return {
      documentId,
      documentType,
      title,
      state: current.has(_id) ? state : 'changed or deleted since',
      review,
    }
  })
  return [...missing, ...done].sort((a, b) => states.indexOf(a.state) - states.indexOf(b.state))
}

/** The columns of the export, by their titles. */
const columns: Readonly<Record<string, (review: Review) => string | string[]>> = {
  'Compliance reference': ({reference}) => reference,
  'Reviewed by': ({reviewedBy}) => reviewedBy,
  Date: ({reviewedOn}) => reviewedOn,
  'Reviewer’s user id': ({reviewerId}) => reviewerId,
  'Last editor’s user id': ({editorId}) => editorId,
  'Declared by the reviewer': ({declaration = ''}) => declaration,
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
