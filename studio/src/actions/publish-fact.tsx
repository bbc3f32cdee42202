import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {draftId, publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useClient, useSyncState} from 'sanity'
import {type Dependent, dependentsOf} from '../dependents/dependents.ts'
import {DependentsList} from '../dependents/dependents-list.tsx'
import {fetchContent, hasOtherPeriod} from '../dependents/fetch-dependents.ts'
import {renameToken, type TextChange} from '../dependents/rename-token.ts'
import {useAttempt} from '../ui/use-attempt.ts'

interface Renaming {
  dependents: Dependent[]
  changes: TextChange[]
}

/** Publish, for a fact: a renamed key is renamed in every text that holds it, in the same transaction. */
export function publishFact(original: DocumentActionComponent): DocumentActionComponent {
  const PublishFact: DocumentActionComponent = (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
    const {isSyncing} = useSyncState(props.id, props.type)
    const [renaming, setRenaming] = useState<Renaming>()
    const {isBusy, attempt} = useAttempt()
    if (!description) return null

    // Actions know their documents as untyped JSON.
    const draft = props.draft as StoredDocument | null
    const from = props.published?.key
    const to = draft?.key
    if (typeof from !== 'string' || typeof to !== 'string' || from === to) return description

    const factId = publishedId(props.id)
    const look = () =>
      attempt(async () => {
        const documents = await fetchContent(client)
        // The texts go on to show the figure of the other periods.
        const changes = hasOtherPeriod(documents, factId, from)
          ? []
          : renameToken(documents, {factId, from, to})
        if (changes.length === 0) description.onHandle?.()
        else setRenaming({changes, dependents: dependentsOf(documents, {id: factId, factKey: from})})
      })
    const rewrite = ({changes}: Renaming) =>
      attempt(async () => {
        const {_rev, _updatedAt, _createdAt, ...content} = draft ?? {_id: '', _type: 'fact'}
        const transaction = changes.reduce(
          (all, {id, rev, set}) => all.patch(id, {set, ...(rev && {ifRevisionID: rev})}),
          client.transaction(),
        )
        await transaction
          .createOrReplace({...content, _createdAt: props.published?._createdAt, _id: factId})
          .delete(draftId(factId))
          .commit({tag: 'rename-token', visibility: 'async'})
        setRenaming(undefined)
        toast.push({status: 'success', title: `The fact was published; every {${from}} is now {${to}}.`})
      })
    return {
      ...description,
      disabled: description.disabled || isBusy || isSyncing,
      onHandle: look,
      dialog: renaming
        ? {
            type: 'dialog',
            header: `Rename {${from}} to {${to}}`,
            onClose: () => setRenaming(undefined),
            content: (
              <Stack gap={4}>
                <Text size={1}>
                  These documents hold {`{${from}}`}. Publishing rewrites them in the same step, drafts too:
                </Text>
                <DependentsList dependents={renaming.dependents} />
              </Stack>
            ),
            footer: (
              <Flex justify="flex-end" gap={2}>
                <Button
                  mode="bleed"
                  fontSize={1}
                  padding={3}
                  text="Cancel"
                  onClick={() => setRenaming(undefined)}
                />
                <Button
                  tone="primary"
                  fontSize={1}
                  padding={3}
                  text="Publish and rewrite"
                  disabled={isBusy || isSyncing}
                  onClick={() => rewrite(renaming)}
                />
              </Flex>
            ),
          }
        : description.dialog,
    }
  }
  PublishFact.action = original.action
  PublishFact.displayName = 'PublishFact'
  return PublishFact
}
