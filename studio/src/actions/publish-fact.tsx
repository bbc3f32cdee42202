import {getPublishedId} from '@sanity/client/csm'
import {Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {type DocumentActionComponent, useClient, useSyncState} from 'sanity'
import {type Dependent, dependentsOf} from '../dependents/dependents.ts'
import {DependentsList} from '../dependents/dependents-list.tsx'
import {fetchContent, hasOtherPeriod} from '../dependents/fetch-dependents.ts'
import {renameToken} from '../dependents/rename-token.ts'
import {fetchPairs} from '../transactions/pairs.ts'
import {publishAll} from '../transactions/publish.ts'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'
import {useAttempt} from '../ui/use-attempt.ts'

interface Renaming {
  dependents: Dependent[]
  changes: ReturnType<typeof renameToken>
}

/** Wraps Publish for facts: a new key is also written into every text that uses the old one, in the same transaction. */
export function publishFact(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
    const {isSyncing} = useSyncState(props.id, props.type)
    const [renaming, setRenaming] = useState<Renaming>()
    const {isBusy, attempt} = useAttempt()
    if (!description) return null

    const from = props.published?.key
    const to = props.draft?.key
    if (typeof from !== 'string' || typeof to !== 'string' || from === to) return description

    const factId = getPublishedId(props.id)
    const close = () => setRenaming(undefined)
    const check = () =>
      attempt(async () => {
        const documents = await fetchContent(client)
        // If another period has the key, the texts keep showing its figure.
        const changes = hasOtherPeriod(documents, factId, from)
          ? []
          : renameToken(documents, {factId, from, to})
        if (changes.length === 0) description.onHandle?.()
        else setRenaming({changes, dependents: dependentsOf(documents, {id: factId, factKey: from})})
      })
    const publish = ({changes}: Renaming) =>
      attempt(async () => {
        const pairs = await fetchPairs(client, [factId])
        await client.mutate([...changes, ...publishAll([...pairs.values()], [])], {tag: 'rename-token'})
        close()
        toast.push({status: 'success', title: `Published. Every {${from}} is now {${to}}.`})
      })
    return {
      ...description,
      disabled: description.disabled || isBusy || isSyncing,
      onHandle: check,
      dialog: renaming
        ? {
            type: 'dialog',
            header: `Rename {${from}} to {${to}}`,
            onClose: close,
            content: (
              <Stack gap={4}>
                <Text size={1}>
                  These documents use {`{${from}}`}. Publishing updates them at the same time, including
                  drafts:
                </Text>
                <DependentsList dependents={renaming.dependents} maxHeight={320} />
              </Stack>
            ),
            footer: (
              <DialogFooter onClose={close}>
                <ActionButton
                  tone="primary"
                  text="Publish and update"
                  disabled={isBusy || isSyncing}
                  onClick={() => publish(renaming)}
                />
              </DialogFooter>
            ),
          }
        : description.dialog,
    }
  }
}
