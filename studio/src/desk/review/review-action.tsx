import {getPublishedId} from '@sanity/client/csm'
import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {useToast} from '@sanity/ui/toast'
import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import {type DocumentActionComponent, usePerspective} from 'sanity'
import {useLiveQuery} from '../../ui/use-live-query.ts'
import {useQuestions} from '../../ui/use-questions.tsx'
import {askReview} from './review-form.tsx'

/** “Review…” in a document's menu: saves a review without publishing, for a scheduled or bulk publish. */
export const ReviewAction: DocumentActionComponent = ({id, type, draft, version}) => {
  const isChanged = (version ?? draft) !== null
  const toast = useToast()
  const {selectedReleaseId: release} = usePerspective()
  const {ask, dialog} = useQuestions()
  const {data: types} = useLiveQuery<string[] | null>(
    reviewedKindsQuery,
    {suggestedKinds},
    {perspective: 'published', tag: 'reviewed-kinds'},
  )
  if (!types?.includes(type)) return null
  const review = async () => {
    const reviewed = {documentId: getPublishedId(id), type, release: version ? release : undefined}
    const answer = await askReview(ask, 'Review', {...reviewed, action: 'Save review'})
    if (answer) toast.push({status: 'success', title: 'Review saved. Any edit cancels it.'})
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
