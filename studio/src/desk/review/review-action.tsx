import {getPublishedId} from '@sanity/client/csm'
import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {useToast} from '@sanity/ui/toast'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {changesRules, findReview} from '@upline/editorial/checks/find-review.ts'
import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import {formatDate} from '@upline/web/lib/format-date.ts'
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type DocumentBadgeComponent,
  usePerspective,
} from 'sanity'
import {queryClient, useData} from '../../ui/query-client.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'
import {useQuestions} from '../../ui/use-questions.tsx'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {askReview} from './review-form.tsx'

type Versions = Pick<DocumentActionProps, 'type' | 'draft' | 'published' | 'version'>

/** Returns whether a document needs a review: by its type, or because it changes the rules for reviews. */
function useNeedsReview({type, draft, published, version}: Versions): boolean {
  const {data: types} = useLiveQuery<string[] | null>(
    reviewedKindsQuery,
    {suggestedKinds},
    {perspective: 'published', tag: 'reviewed-kinds'},
  )
  const changed = version ?? draft
  // Edit state is untyped JSON.
  const isRule =
    changed && changesRules(changed as StoredDocument, (published as StoredDocument) ?? undefined)
  return types?.includes(type) || isRule === true
}

/** Shows the review of a document's current content at the foot of its form. */
export const ReviewBadge: DocumentBadgeComponent = (props) => {
  const {draft, published, version} = props
  const document = version ?? draft ?? published
  const client = useStudioClient()
  const isReviewed = useNeedsReview(props)
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
export const ReviewAction: DocumentActionComponent = (props) => {
  const {id, type, draft, version} = props
  const isChanged = (version ?? draft) !== null
  const toast = useToast()
  const {selectedReleaseId: release} = usePerspective()
  const {ask, dialog} = useQuestions()
  if (!useNeedsReview(props)) return null
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
