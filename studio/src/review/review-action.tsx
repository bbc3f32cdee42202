import {getPublishedId} from '@sanity/client/csm'
import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {useToast} from '@sanity/ui/toast'
import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import {useState} from 'react'
import {type DocumentActionComponent, usePerspective} from 'sanity'
import {useLiveQuery} from '../ui/use-live-query.ts'
import {ReviewForm} from './review-form.tsx'

/** “Review…” in a document's menu: saves a review without publishing, for a scheduled or bulk publish. */
export const ReviewAction: DocumentActionComponent = ({id, type, draft, version}) => {
  const isChanged = (version ?? draft) !== null
  const toast = useToast()
  const {selectedReleaseId: release} = usePerspective()
  const [isOpen, setOpen] = useState(false)
  const {data: types} = useLiveQuery<string[] | null>(
    reviewedKindsQuery,
    {suggestedKinds},
    {perspective: 'published', tag: 'reviewed-kinds'},
  )
  const close = () => setOpen(false)
  if (!types?.includes(type)) return null
  return {
    label: 'Review…',
    icon: CheckmarkCircleIcon,
    disabled: !isChanged,
    title: isChanged ? 'Read what changed and save who reviewed it' : 'Everything is published',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Review',
      width: 'medium',
      onClose: close,
      content: (
        <ReviewForm
          documentId={getPublishedId(id)}
          type={type}
          release={version ? release : undefined}
          action="Save review"
          onClose={close}
          onSaved={() => {
            close()
            toast.push({status: 'success', title: 'Review saved. Any edit cancels it.'})
          }}
        />
      ),
    },
  }
}
ReviewAction.displayName = 'ReviewAction'
