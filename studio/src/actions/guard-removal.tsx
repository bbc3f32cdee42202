import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import type {Dependent} from '../dependents/dependents.ts'
import {DependentsList} from '../dependents/dependents-list.tsx'
import {fetchContent, fetchDependents} from '../dependents/fetch-dependents.ts'
import {fetchPairs} from '../transactions/pairs.ts'
import {unpublishAll} from '../transactions/publish.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {type Removal, removalVerdict} from './removal-verdict.ts'

/**
 * Delete or unpublish, behind a look at what depends on the document: where the site would break it is refused. Where only drafts
 * depend on it, it can be unpublished, and they wait until it is published again.
 */
export function guardRemoval(original: DocumentActionComponent): DocumentActionComponent {
  const Guarded: DocumentActionComponent = (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
    const {isBusy, attempt} = useAttempt(
      'Nothing was changed: what depends on this could not be read. Check the connection and try again.',
    )
    const [dependents, setDependents] = useState<Dependent[]>()
    if (!description) return null

    const removal: Removal = original.action === 'unpublish' ? 'unpublish' : 'delete'
    const document = (props.published ?? props.draft) as StoredDocument | null
    const check = () =>
      attempt(async () => {
        const found = await fetchDependents(client, props.id, document)
        if (removalVerdict(removal, document, found) === 'allowed') description.onHandle?.()
        else setDependents(found)
      })
    const unpublish = () =>
      attempt(async () => {
        const pairs = await fetchPairs(client, [publishedId(props.id)])
        const mutations = unpublishAll([...pairs.values()], await fetchContent(client))
        if (mutations.length > 0) await client.mutate(mutations, {tag: 'unpublish', visibility: 'sync'})
        setDependents(undefined)
        toast.push({
          status: 'success',
          title: 'It left the site. The drafts wait until it is published again.',
        })
      })
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: check,
      dialog: dependents
        ? removalDialog({
            removal,
            document,
            dependents,
            isBusy,
            onClose: () => setDependents(undefined),
            onUnpublish: unpublish,
          })
        : description.dialog,
    }
  }
  Guarded.action = original.action
  Guarded.displayName = `Guarded(${original.action})`
  return Guarded
}

interface RemovalDialogOptions {
  removal: Removal
  document: StoredDocument | null
  dependents: readonly Dependent[]
  isBusy: boolean
  onClose: () => void
  onUnpublish: () => void
}

const explanations = {
  home: 'This is the home page: the site begins here.',
  'in-use': 'What is published depends on it, and the site would break. Change these documents first:',
  held: 'Nothing published depends on it, but these drafts do. Change them first:',
  wait: 'Nothing published depends on it, but these drafts do. They wait until it is published again:',
  allowed: '',
}

function removalDialog({removal, document, dependents, isBusy, onClose, onUnpublish}: RemovalDialogOptions) {
  const verdict = removalVerdict(removal, document, dependents)
  const past = removal === 'delete' ? 'deleted' : 'unpublished'
  return {
    type: 'dialog' as const,
    header: verdict === 'wait' ? 'Drafts depend on this' : `This cannot be ${past}`,
    onClose,
    content: (
      <Stack gap={4}>
        <Text size={1}>{explanations[verdict]}</Text>
        {verdict !== 'home' && <DependentsList dependents={dependents} />}
      </Stack>
    ),
    footer: (
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
        {verdict === 'wait' && (
          <Button
            tone="critical"
            fontSize={1}
            padding={3}
            disabled={isBusy}
            text="Unpublish anyway"
            onClick={onUnpublish}
          />
        )}
      </Flex>
    ),
  }
}
