import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useEffect, useRef, useState} from 'react'
import {type DocumentActionComponent, useClient, useSyncState} from 'sanity'
import {useAttempt} from '../ui/use-attempt.ts'
import {findReview, reviewProblem} from './find-review.ts'
import {ReviewForm} from './review-form.tsx'

/** Publish, for kinds of document that need a review: without one of exactly this content it asks for it. */
export function publishReviewed(original: DocumentActionComponent): DocumentActionComponent {
  const PublishReviewed: DocumentActionComponent = (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const {isSyncing} = useSyncState(props.id, props.type)
    const [isAsked, setAsked] = useState(false)
    const {isBusy, attempt} = useAttempt()
    // What publishes may have changed while the review was looked for.
    const publish = useRef(description?.onHandle)
    useEffect(() => {
      publish.current = description?.onHandle
    })
    if (!description) return null

    // Actions know their documents as untyped JSON.
    const draft = props.draft as StoredDocument | null
    const look = () =>
      attempt(async () => {
        if (draft && reviewProblem(await findReview(client, draft)) !== undefined) setAsked(true)
        else publish.current?.()
      })
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: look,
      dialog:
        isAsked && draft
          ? {
              type: 'dialog',
              header: 'Review before it is published',
              width: 'medium',
              onClose: () => setAsked(false),
              content: (
                <ReviewForm
                  draft={draft}
                  published={props.published as StoredDocument | null}
                  isSyncing={isSyncing || description.disabled === true}
                  action="Publish"
                  onClose={() => setAsked(false)}
                  onRecorded={() => {
                    setAsked(false)
                    publish.current?.()
                  }}
                />
              ),
            }
          : description.dialog,
    }
  }
  PublishReviewed.action = original.action
  PublishReviewed.displayName = `Reviewed(${original.displayName ?? original.action})`
  return PublishReviewed
}
