import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import {type Dependent, type StoredDocument, targetOf} from '../dependents/dependents.ts'
import {DependentsList} from '../dependents/dependents-list.tsx'
import {fetchDependents} from '../dependents/fetch-dependents.ts'
import {removalVerdict} from './removal-verdict.ts'
import {useAttempt} from './use-attempt.ts'

/**
 * Delete or unpublish, behind a look at what depends on the document: where the site would break it is refused, and
 * where only drafts depend on it the editor decides.
 */
export function guardRemoval(original: DocumentActionComponent): DocumentActionComponent {
  const Guarded: DocumentActionComponent = (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const {isBusy, attempt} = useAttempt(
      'What depends on this could not be read. Check the connection and try again.',
    )
    const [dependents, setDependents] = useState<Dependent[]>()
    if (!description) return null

    const document = (props.published ?? props.draft) as StoredDocument | null
    const proceed = () => {
      setDependents(undefined)
      description.onHandle?.()
    }
    const check = () =>
      attempt(async () => {
        const found = await fetchDependents(client, targetOf(props.id, document))
        if (removalVerdict(document, found) === 'allowed') proceed()
        else setDependents(found)
      })
    const verb = original.action === 'unpublish' ? 'unpublish' : 'delete'
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: check,
      dialog: dependents
        ? removalDialog({
            verb,
            document,
            dependents,
            onClose: () => setDependents(undefined),
            onProceed: proceed,
          })
        : description.dialog,
    }
  }
  Guarded.action = original.action
  Guarded.displayName = `Guarded(${original.action})`
  return Guarded
}

interface RemovalDialogOptions {
  verb: 'delete' | 'unpublish'
  document: StoredDocument | null
  dependents: readonly Dependent[]
  onClose: () => void
  onProceed: () => void
}

function removalDialog({verb, document, dependents, onClose, onProceed}: RemovalDialogOptions) {
  const verdict = removalVerdict(document, dependents)
  const refused = verdict !== 'ask'
  const past = verb === 'delete' ? 'deleted' : 'unpublished'
  return {
    type: 'dialog' as const,
    header: refused ? `This cannot be ${past}` : 'Drafts depend on this',
    onClose,
    content: (
      <Stack gap={4}>
        <Text size={1}>
          {verdict === 'home' && 'This is the home page: the site begins here.'}
          {verdict === 'in-use' &&
            'What is published depends on it, and the site would break. Change these documents first:'}
          {verdict === 'ask' && 'Nothing published depends on it, but these drafts do:'}
        </Text>
        {verdict !== 'home' && <DependentsList dependents={dependents} />}
      </Stack>
    ),
    footer: (
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
        {!refused && (
          <Button
            tone="critical"
            fontSize={1}
            padding={3}
            text={verb === 'delete' ? 'Delete anyway' : 'Unpublish anyway'}
            onClick={onProceed}
          />
        )}
      </Flex>
    ),
  }
}
