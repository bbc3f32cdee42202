import {getPublishedId} from '@sanity/client/csm'
import {useToast} from '@sanity/ui/toast'
import {publishMutations} from '@upline/editorial/changes/mutations.ts'
import {fetchPairs, type Pair} from '@upline/editorial/documents/pairs.ts'
import {useEffect, useRef} from 'react'
import {type DocumentActionComponent, useClient, useDocumentPresence, useSyncState} from 'sanity'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useQuestions} from '../../ui/use-questions.tsx'
import {type Answered, publishQuestions} from './publish-questions.tsx'

/** Wraps Publish: asks the editor's decisions first, and publishes in one transaction with their consequences. */
export function guardPublish(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const id = getPublishedId(props.id)
    const writers = useDocumentPresence(id).flatMap(({user, path}) => (path.length > 0 ? [user] : []))
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
    const {isSyncing} = useSyncState(props.id, props.type)
    const {ask, dialog} = useQuestions()
    const {isBusy, attempt} = useAttempt()
    // The document may change while the editor answers.
    const current = useRef({props, description, isSyncing, writers})
    useEffect(() => {
      current.current = {props, description, isSyncing, writers}
    })
    if (!description) return null

    const publish = async () => {
      const answered: Answered[] = []
      for (const question of publishQuestions) {
        const {props, writers} = current.current
        const {draft, published} = props
        // Actions know their documents as untyped JSON.
        const pair = {id, draft: draft ?? undefined, published: published ?? undefined} as Pair
        const answer = await question({client, ask, pair, writers})
        if (answer === 'canceled') return
        answered.push(answer)
      }
      const mutations = answered.flatMap((answer) => answer.mutations ?? [])
      if (mutations.length === 0) return current.current.description?.onHandle?.()
      while (current.current.isSyncing) await new Promise((resolve) => setTimeout(resolve, 50))
      const pairs = [...(await fetchPairs(client, [id])).values()]
      await client.mutate([...mutations, ...pairs.flatMap(publishMutations)], {
        tag: 'publish',
        visibility: 'sync',
      })
      const notes = answered.flatMap(({note}) => note ?? [])
      toast.push({status: 'success', title: ['Published.', ...notes].join(' ')})
    }
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: () => attempt(publish),
      dialog: dialog ?? description.dialog,
    }
  }
}
