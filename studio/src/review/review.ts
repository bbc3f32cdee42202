import {isDate} from '@upline/domain/dates/date.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {textOf} from '@upline/schemas/health/stored-document.ts'

/** The record of a review before a publish. */
export interface Checklist {
  /** Ticket or filing number of the approval. */
  reference: string
  /** Name of the signed-in user who reviewed it. */
  reviewedBy: string
  /** YYYY-MM-DD */
  reviewedOn: string
}

/**
 * A review of one version of a document's content. It is its own document and never changes. Its id is made from the document's id and
 * content, so an edit has no review and a reverted edit has its old one. The id has a dot because hosted Sanity hides such documents
 * from visitors.
 */
export interface Review extends Checklist {
  _id: string
  _type: 'review'
  /** The published id of the document. */
  documentId: string
  documentType: string
  title: string
  /** User ids of the reviewer and of the person who edited the document last. */
  reviewerId: string
  editorId: string
  /** ISO 8601, UTC. */
  recordedAt: string
  /** Differences from the published version, one line each. */
  changes: string[]
  /** The site rendered with the draft: each page with its removed and added text, one line each. */
  rendered: string[]
}

export const reviewType = 'review'

/** A stored review, whose fields may have any value. */
export type StoredReview = {_id: string} & Partial<Record<keyof Review, unknown>>

/** Parses a stored review; values that are not text become empty. */
export function readReview(stored: StoredReview): Review {
  const text = (name: keyof Review) => textOf(stored[name]) ?? ''
  return {
    _id: stored._id,
    _type: 'review',
    documentId: text('documentId'),
    documentType: text('documentType'),
    title: text('title'),
    reference: text('reference'),
    reviewedBy: text('reviewedBy'),
    reviewedOn: text('reviewedOn'),
    reviewerId: text('reviewerId'),
    editorId: text('editorId'),
    recordedAt: text('recordedAt'),
    changes: lines(stored.changes),
    rendered: lines(stored.rendered),
  }
}

function lines(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []
}

export const reviewId = (fingerprint: string): string => `review.${fingerprint}`

export type ChecklistProblems = Partial<Record<keyof Checklist, string>>

/** Validates a checklist. `changedAt` is the time (ISO 8601) of the document's last change. */
export function checklistProblems(
  {reference, reviewedBy, reviewedOn}: Partial<Record<keyof Checklist, unknown>>,
  {today, changedAt}: {today: string; changedAt: string | undefined},
): ChecklistProblems {
  const problems: ChecklistProblems = {}
  if (!hasLetters(reference, 1)) {
    problems.reference = 'Enter the ticket or filing number of the approval.'
  }
  if (!hasLetters(reviewedBy, 2)) problems.reviewedBy = 'Enter the reviewer’s name.'
  const date = dateProblem(reviewedOn, today, changedAt)
  if (date) problems.reviewedOn = date
  return problems
}

/** Returns the missing fields of a stored review, such as `compliance reference, date`. */
export function missingIn(review: Partial<Record<keyof Checklist, unknown>>): string {
  // The date was compared with the calendar when the review was saved.
  const problems = checklistProblems(review, {today: '9999-12-31', changedAt: undefined})
  return (Object.keys(problems) as (keyof Checklist)[]).map((name) => checklistTitles[name]).join(', ')
}

const checklistTitles: Record<keyof Checklist, string> = {
  reference: 'compliance reference',
  reviewedBy: 'reviewed by',
  reviewedOn: 'date',
}

function dateProblem(date: unknown, today: string, changedAt: string | undefined): string | undefined {
  if (!isDate(date)) return 'Enter the date of the review.'
  if (date > today) return 'This date is in the future. Enter the date of the review.'
  const changed =
    changedAt === undefined || Number.isNaN(Date.parse(changedAt)) ? '' : siteDate(new Date(changedAt))
  return date < changed ? `The text changed on ${changed}. Enter a review date on or after that.` : undefined
}

function hasLetters(text: unknown, least: number): boolean {
  return typeof text === 'string' && (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= least
}
