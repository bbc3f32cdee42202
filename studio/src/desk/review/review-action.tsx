import {getPublishedId} from '@sanity/client/csm'
import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {useToast} from '@sanity/ui/toast'
import {findReview} from '@upline/editorial/checks/find-review.ts'
import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import {formatDate} from '@upline/web/lib/format-date.ts'
import {type DocumentActionComponent, type DocumentBadgeComponent, usePerspective} from 'sanity'
import {queryClient, useData} from '../../ui/query-client.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'
import {useQuestions} from '../../ui/use-questions.tsx'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {askReview} from './review-form.tsx'

/** Returns the types that need a review. */
const useReviewedTypes = () =>
  useLiveQuery<string[] | null>(
    reviewedKindsQuery,
    {suggestedKinds},
    {perspective: 'published', tag: 'reviewed-kinds'},
  ).data

/** Shows the review of a document's current content at the foot of its form. */
export const ReviewBadge: DocumentBadgeComponent = ({type, draft, published, version}) => {
  const document = version ?? draft ?? published
  const client = useStudioClient()
  const isReviewed = useReviewedTypes()?.includes(type) === true
  const {data} = useData({
    queryKey: ['review', document?._id, document?._rev],
    queryFn: async () => (document ? (await findReview(client, document)).review : null),
    enabled: isReviewed && document !== null,
  })
  if (!data) return null
  const {reference, reviewedBy, reviewedOn} = data
  return {
    label: `Reviewed: ${reference}`,
    title: `By ${reviewedBy} on ${formatDate(reviewedOn)}`,
    color: 'success',
  }
}

/** “Review…” in a document's menu: saves a review without publishing, for a scheduled or bulk publish. */
export const ReviewAction: DocumentActionComponent = ({id, type, draft, version}) => {
  const isChanged = (version ?? draft) !== null
  const toast = useToast()
  const {selectedReleaseId: release} = usePerspective()
  const {ask, dialog} = useQuestions()
  if (!useReviewedTypes()?.includes(type)) return null
  const review = async () => {
    const reviewed = {documentId: getPublishedId(id), type, release: version ? release : undefined}
    const answer = await askReview(ask, 'Review', {...reviewed, action: 'Save review'})
    if (!answer) return
    toast.push({status: 'success', title: 'Review saved. Any edit cancels it.'})
    await queryClient.invalidateQueries({queryKey: ['review']})
  }
  return {
    label: 'Review…',
    icon: CheckmarkCircleIcon,
    disabled: !isChanged,
    title: isChanged ? 'Read what changed and save who reviewed it' : 'Everything is published',
    onHandle: () => void review(),
    dialog,
  }
}
ReviewAction.displayName = 'ReviewAction'
