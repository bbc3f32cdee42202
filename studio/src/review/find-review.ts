import type {SanityClient} from '@sanity/client'
import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import {publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {fingerprint} from './fingerprint.ts'
import {lackingIn, type Review, reviewId, reviewType} from './review.ts'

interface ReviewState {
  /** Staff want a review of documents of this kind. */
  isNeeded: boolean
  /** That of exactly this content. */
  review: Review | undefined
  /** Whether an earlier content of the document was reviewed. */
  hasEarlier: boolean
}

const query = `{
  "isNeeded": $type in ${reviewedKindsQuery},
  "review": *[_id == $id][0],
  "hasEarlier": count(*[_type == $reviewType && documentId == $documentId && _id != $id]) > 0
}`

/** Whether a document needs a review before it is published, and has one, as the lake is now. */
export async function findReview(client: SanityClient, document: StoredDocument): Promise<ReviewState> {
  const parameters = {
    id: reviewId(await fingerprint(document)),
    type: document._type,
    documentId: publishedId(document._id),
    reviewType,
    suggestedKinds,
  }
  const found = await client.fetch<{isNeeded: boolean | null; review: Review | null; hasEarlier: boolean}>(
    query,
    parameters,
    {perspective: 'raw', useCdn: false, tag: 'review'},
  )
  return {
    isNeeded: found.isNeeded === true,
    review: found.review ?? undefined,
    hasEarlier: found.hasEarlier,
  }
}

/** Why a document may not be published for want of a review, in words; undefined where it may. */
export function reviewProblem({isNeeded, review, hasEarlier}: ReviewState): string | undefined {
  if (!isNeeded) return undefined
  if (review) {
    const lacking = lackingIn(review)
    return lacking ? `Its review is incomplete: ${lacking}. Open it and choose “Review…”.` : undefined
  }
  return hasEarlier
    ? 'It was changed after its review. Open it and choose “Review…”.'
    : 'It needs a review (compliance reference, reviewed by, date). Open it and choose “Review…”.'
}
