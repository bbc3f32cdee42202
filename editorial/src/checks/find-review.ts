import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import {fingerprint} from './fingerprint.ts'
import {type Review, reviewId} from './review.ts'

interface ReviewState {
  /** Whether the settings require a review of this type. */
  isNeeded: boolean
  /** The review of exactly this content. */
  review: Review | null
  /** Whether an earlier content of the document was reviewed. */
  hasEarlier: boolean
  /** Whether the settings require that the reviewer did not edit it. */
  bySecondPerson: boolean
}

const query = `{
  "isNeeded": coalesce($type in ${reviewedKindsQuery}, false),
  "review": *[_id == $id][0],
  "hasEarlier": count(*[_type == "review" && documentId == $documentId && _id != $id]) > 0,
  "bySecondPerson": coalesce(*[_id == "siteSettings"][0].reviewedBySecondPerson, false)
}`

/** Fields of the site settings that decide which documents need a review. A change of them affects what others may publish. */
const ruleFields = ['reviewedKinds', 'reviewedBySecondPerson']

export function changesRules(draft: StoredDocument, published: StoredDocument | undefined): boolean {
  if (draft._type !== 'siteSettings' || !published) return false
  return ruleFields.some((name) => JSON.stringify(draft[name]) !== JSON.stringify(published[name]))
}

/** Fetches whether a document needs a review, and its review. */
export async function findReview(client: SanityClient, document: StoredDocument): Promise<ReviewState> {
  const parameters = {
    id: reviewId(await fingerprint(document)),
    type: document._type,
    documentId: getPublishedId(document._id),
    suggestedKinds,
  }
  return client.fetch(query, parameters, {perspective: 'raw', useCdn: false, tag: 'review'})
}

/** Returns why a document can't be published without a review, or undefined if it can. */
export function validateReview({
  isNeeded,
  review,
  hasEarlier,
  bySecondPerson,
}: ReviewState): string | undefined {
  if (!isNeeded) return undefined
  if (review) {
    if (!bySecondPerson) return undefined
    const {reviewerId, editorIds} = review
    if (!editorIds) return 'Its review doesn’t say who else edited it. Open it and choose “Review…” again.'
    return !reviewerId || editorIds.includes(reviewerId)
      ? 'It was reviewed by someone who edited it. Someone else has to choose “Review…”.'
      : undefined
  }
  return hasEarlier
    ? 'The document changed after its review. Open it and choose “Review…”.'
    : 'This needs a review (compliance reference and date). Open it and choose “Review…”.'
}
