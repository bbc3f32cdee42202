import {getPublishedId} from '@sanity/client/csm'
import {Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import type {Dependent} from '../dependents/dependents.ts'
import {DependentsList} from '../dependents/dependents-list.tsx'
import {fetchContent, fetchDependents} from '../dependents/fetch-dependents.ts'
import {fetchPairs} from '../transactions/pairs.ts'
import {unpublishAll} from '../transactions/publish.ts'
import {type Removal, removalVerdict} from '../transactions/removal-verdict.ts'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'
import {useAttempt} from '../ui/use-attempt.ts'

const explanations = {
  home: 'The home page can’t be deleted or unpublished.',
  'in-use': 'Published pages use this. Update these first:',
  held: 'These drafts use this. Change them first:',
  wait: 'Nothing published uses this, but these drafts do. They can be published once this is published again:',
  allowed: '',
}

/** Wraps Delete and Unpublish: refuses what would break the site and lists the documents that prevent it. */
export function guardRemoval(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
    const {isBusy, attempt} = useAttempt(
      'Nothing was changed, because the documents that use this could not be read. Check the connection and try again.',
    )
    const [dependents, setDependents] = useState<Dependent[]>()
    if (!description) return null

    const removal: Removal = original.action === 'unpublish' ? 'unpublish' : 'delete'
    const document = (props.published ?? props.draft) as StoredDocument | null
    const close = () => setDependents(undefined)
    const check = () =>
      attempt(async () => {
        const found = await fetchDependents(client, props.id, document)
        if (removalVerdict(removal, document, found) === 'allowed') description.onHandle?.()
        else setDependents(found)
      })
    const unpublish = () =>
      attempt(async () => {
        const pairs = await fetchPairs(client, [getPublishedId(props.id)])
        const mutations = unpublishAll([...pairs.values()], await fetchContent(client))
        if (mutations.length > 0) await client.mutate(mutations, {tag: 'unpublish', visibility: 'sync'})
        close()
        toast.push({
          status: 'success',
          title: 'Unpublished. Drafts that use it will work once it’s published again.',
        })
      })
    const verdict = dependents && removalVerdict(removal, document, dependents)
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: check,
      dialog:
        dependents && verdict
          ? {
              type: 'dialog',
              header:
                verdict === 'wait'
                  ? 'Drafts use this'
                  : `This can’t be ${removal === 'delete' ? 'deleted' : 'unpublished'}`,
              onClose: close,
              content: (
                <Stack gap={4}>
                  <Text size={1}>{explanations[verdict]}</Text>
                  {verdict !== 'home' && <DependentsList dependents={dependents} maxHeight={320} />}
                </Stack>
              ),
              footer: (
                <DialogFooter closeText="Close" onClose={close}>
                  {verdict === 'wait' && (
                    <ActionButton
                      tone="critical"
                      disabled={isBusy}
                      text="Unpublish anyway"
                      onClick={unpublish}
                    />
                  )}
                </DialogFooter>
              ),
            }
          : description.dialog,
    }
  }
}
