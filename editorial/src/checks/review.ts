import {isDate} from '@upline/domain/dates/date.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'

/**
 * A review of one version of a document's content. It is its own document and never changes. Its id is made from the document's id and
 * content, so an edit has no review and a reverted edit has its old one. The id has a dot because hosted Sanity hides such documents
 * from visitors.
 */
export interface Review {
  _id: string
  _type: 'review'
  /** The published id of the document. */
  documentId: string
  documentType: string
  title: string
  /** Ticket or filing number of the approval. */
  reference: string
  /** Name of the signed-in user who reviewed it. */
  reviewedBy: string
  /** YYYY-MM-DD */
  reviewedOn: string
  /** User ids of the reviewer and of the person who edited the document last. */
  reviewerId: string
  editorId: string
  /** User ids of all who edited it since it was last published, unless the history lacked some and the reviewer declared nothing. */
  editorIds?: string[]
  /** What the reviewer declared, if the history did not reach back to the start of the draft. */
  declaration?: string
  /** ISO 8601, UTC. */
  recordedAt: string
  /** Differences from the published version, one line each. */
  changes: string[]
  /** The site rendered with the draft: each page with its removed and added text, one line each. */
  rendered: string[]
}

export const reviewId = (fingerprint: string): string => `review.${fingerprint}`

/** What the reviewer enters. */
export type Answers = Pick<Review, 'reference' | 'reviewedOn'>

/** Validates the answers. `changedAt` is the time (ISO 8601) of the document's last change. */
export function answerProblems(
  {reference, reviewedOn}: Answers,
  {today, changedAt}: {today: string; changedAt: string | undefined},
): Partial<Answers> {
  const date = dateProblem(reviewedOn, today, changedAt)
  return {
    ...(!/[\p{L}\p{N}]/u.test(reference) && {
      reference: 'Enter the ticket or filing number of the approval.',
    }),
    ...(date && {reviewedOn: date}),
  }
}

function dateProblem(date: string, today: string, changedAt: string | undefined): string | undefined {
  if (!isDate(date)) return 'Enter the date of the review.'
  if (date > today) return 'This date is in the future. Enter the date of the review.'
  const changed = changedAt ? siteDate(new Date(changedAt)) : ''
  return date < changed ? `The text changed on ${changed}. Enter a review date on or after that.` : undefined
}
