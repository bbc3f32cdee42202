import {RestoreIcon} from '@sanity/icons/Restore'
import {Button, Card, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import {UserAvatar, useClient, useRelativeTime, useSchema} from 'sanity'
import {useRouter} from 'sanity/router'
import {titleOf} from '../dependents/dependents.ts'
import {resolveTokens} from '../facts/fact-values.ts'
import {type DeletedDocument, draftToBringBack} from './deleted-documents.ts'
import {fetchDeleted, fetchMissing} from './fetch-deleted.ts'

type State = {deleted: readonly DeletedDocument[]} | {failed: true} | undefined

/** What was deleted, the last one first, each with a button that brings it back as a draft. */
export function RecentlyDeleted() {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const toast = useToast()
  const {navigateIntent} = useRouter()
  const [state, setState] = useState<State>()

  useEffect(() => {
    let isCurrent = true
    const types = new Set(schema.getTypeNames().filter((name) => schema.get(name)?.type?.name === 'document'))
    fetchDeleted(client, types)
      .then((deleted) => isCurrent && setState({deleted}))
      .catch(() => isCurrent && setState({failed: true}))
    return () => {
      isCurrent = false
    }
  }, [client, schema])

  const bringBack = async (wanted: DeletedDocument, deleted: readonly DeletedDocument[]) => {
    const {id, content} = wanted
    try {
      const missing = await fetchMissing(client, content, deleted)
      await client.createIfNotExists(draftToBringBack(wanted, missing), {tag: 'bring-back'})
      toast.push({
        status: missing.size > 0 ? 'warning' : 'success',
        title:
          missing.size > 0
            ? `“${nameOf(content)}” is back as a draft. Something that it shows is deleted too: bring that back as well, or choose another in the form.`
            : `“${nameOf(content)}” is back as a draft. Publish it to show it.`,
      })
      navigateIntent('edit', {id, type: content._type})
    } catch {
      toast.push({
        status: 'error',
        title: `“${nameOf(content)}” was not brought back. Check the connection and try again.`,
      })
    }
  }

  if (!state) {
    return (
      <Flex align="center" justify="center" height="fill">
        <Spinner muted />
      </Flex>
    )
  }
  const note =
    'failed' in state
      ? 'The history could not be read. Check the connection and open this list again.'
      : state.deleted.length === 0
        ? 'Nothing was deleted as far back as the history goes.'
        : undefined
  return (
    <Stack padding={3} gap={2} style={{maxWidth: 640}}>
      {note && (
        <Text size={1} muted>
          {note}
        </Text>
      )}
      {'deleted' in state && state.deleted.length > 0 && (
        <Stack as="ul" gap={2}>
          {state.deleted.map((deleted) => (
            <DeletedRow
              key={deleted.id}
              deleted={deleted}
              typeTitle={schema.get(deleted.content._type)?.title ?? deleted.content._type}
              onBringBack={() => bringBack(deleted, state.deleted)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface DeletedRowProps {
  deleted: DeletedDocument
  typeTitle: string
  onBringBack: () => void
}

function DeletedRow({deleted, typeTitle, onBringBack}: DeletedRowProps) {
  const when = useRelativeTime(deleted.deletedAt, {useTemporalPhrase: true})
  return (
    <Card as="li" padding={3} radius={2} border>
      <Flex align="center" gap={3}>
        <UserAvatar user={deleted.author} withTooltip />
        <Stack flex={1} gap={2}>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {nameOf(deleted.content)}
          </Text>
          <Text size={1} muted>
            {typeTitle} · deleted {when}
          </Text>
        </Stack>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          icon={RestoreIcon}
          text="Bring back"
          onClick={onBringBack}
        />
      </Flex>
    </Card>
  )
}

function nameOf(content: DeletedDocument['content']): string {
  return resolveTokens(titleOf(content) ?? 'Without a title')
}
