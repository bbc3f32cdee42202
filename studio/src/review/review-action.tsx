import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {useToast} from '@sanity/ui/toast'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useSyncState} from 'sanity'
import {ReviewForm} from './review-form.tsx'
import {useReviewedKinds} from './use-reviewed-kinds.ts'

/** “Review…” in the menu of a document: records a review without publishing, for a publish at a time or of many. */
export const ReviewAction: DocumentActionComponent = ({id, type, draft, published}) => {
  const toast = useToast()
  const {isSyncing} = useSyncState(id, type)
  const [isOpen, setOpen] = useState(false)
  const kinds = useReviewedKinds()
  const close = () => setOpen(false)
  if (!kinds.includes(type)) return null
  return {
    label: 'Review…',
    icon: CheckmarkCircleIcon,
    disabled: draft === null,
    title: draft ? 'Read what changed, and record who reviewed it' : 'Everything is published',
    onHandle: () => setOpen(true),
    dialog: isOpen &&
      draft && {
        type: 'dialog',
        header: 'Review',
        width: 'medium',
        onClose: close,
        content: (
          <ReviewForm
            // Actions know their documents as untyped JSON.
            draft={draft as StoredDocument}
            published={published as StoredDocument | null}
            isSyncing={isSyncing}
            action="Save review"
            onClose={close}
            onRecorded={() => {
              close()
              toast.push({status: 'success', title: 'The review was saved. It holds until the next edit.'})
            }}
          />
        ),
      },
  }
}
ReviewAction.displayName = 'ReviewAction'
