import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useEffect, useRef, useState} from 'react'
import {type DocumentActionComponent, useClient, useSyncState} from 'sanity'
import {useAttempt} from '../ui/use-attempt.ts'
import {findReview, validateReview} from './find-review.ts'
import {ReviewForm} from './review-form.tsx'

/** Wraps Publish for types that need a review: without a review of exactly this content it asks for one. */
export function publishReviewed(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const {isSyncing} = useSyncState(props.id, props.type)
    const [isOpen, setOpen] = useState(false)
    const {isBusy, attempt} = useAttempt()
    // The handler may change while the review loads.
    const publish = useRef(description?.onHandle)
    useEffect(() => {
      publish.current = description?.onHandle
    })
    if (!description) return null

    // Actions know their documents as untyped JSON.
    const draft = props.draft as StoredDocument | null
    const close = () => setOpen(false)
    const check = () =>
      attempt(async () => {
        if (draft && validateReview(await findReview(client, draft)) !== undefined) setOpen(true)
        else publish.current?.()
      })
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: check,
      dialog:
        isOpen && draft
          ? {
              type: 'dialog',
              header: 'Review before publishing',
              width: 'medium',
              onClose: close,
              content: (
                <ReviewForm
                  draft={draft}
                  published={props.published as StoredDocument | null}
                  isSyncing={isSyncing || description.disabled === true}
                  action="Publish"
                  onClose={close}
                  onSaved={() => {
                    close()
                    publish.current?.()
                  }}
                />
              ),
            }
          : description.dialog,
    }
  }
}
