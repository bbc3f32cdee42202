import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {useToast} from '@sanity/ui/toast'
import {reviewedKindsQuery, suggestedKinds} from '@upline/schemas/documents/reviewed-kinds.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useSyncState} from 'sanity'
import {useLiveQuery} from '../ui/use-live-query.ts'
import {ReviewForm} from './review-form.tsx'

/** “Review…” in a document's menu: saves a review without publishing, for a scheduled or bulk publish. */
export const ReviewAction: DocumentActionComponent = ({id, type, draft: ownDraft, version, published}) => {
  const draft = version ?? ownDraft
  const toast = useToast()
  const {isSyncing} = useSyncState(id, type)
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
    disabled: draft === null,
    title: draft ? 'Read what changed and save who reviewed it' : 'Everything is published',
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
