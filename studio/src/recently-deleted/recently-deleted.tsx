import {RestoreIcon} from '@sanity/icons/Restore'
import {Button, Card, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {titleOf} from '@upline/schemas/health/stored-document.ts'
import {useMemo} from 'react'
import {UserAvatar, useClient, useRelativeTime, useSchema} from 'sanity'
import {useRouter} from 'sanity/router'
import {resolveTokens} from '../facts/fact-values.ts'
import {type DeletedDocument, draftToBringBack} from './deleted-documents.ts'
import {fetchMissing} from './fetch-deleted.ts'
import {useDeleted} from './use-deleted.ts'

/** What was deleted, the last one first, each with a button that brings it back as a draft. */
export function RecentlyDeleted() {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const toast = useToast()
  const {navigateIntent} = useRouter()
  const types = useMemo(
    () => new Set(schema.getTypeNames().filter((name) => schema.get(name)?.type?.name === 'document')),
    [schema],
  )
  const {documents, state, readMore} = useDeleted(client, types)

  const bringBack = async (wanted: DeletedDocument) => {
    const {id, content} = wanted
    try {
      const missing = await fetchMissing(client, content, types)
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

  const note =
    state === 'failed'
      ? 'The history could not be read. Check the connection and open this list again.'
      : state === 'all' && documents.length === 0
        ? 'Nothing was deleted as far back as the history goes.'
        : undefined
  return (
    <Stack padding={3} gap={2} style={{maxWidth: 640}}>
      {documents.length > 0 && (
        <Stack as="ul" gap={2}>
          {documents.map((deleted) => (
            <DeletedRow
              key={deleted.id}
              deleted={deleted}
              typeTitle={schema.get(deleted.content._type)?.title ?? deleted.content._type}
              onBringBack={() => bringBack(deleted)}
            />
          ))}
        </Stack>
      )}
      {note && (
        <Text size={1} muted>
          {note}
        </Text>
      )}
      <Flex justify="center" padding={3}>
        {state === 'reading' && <Spinner muted />}
        {state === 'more' && <Button mode="ghost" text="Show more" onClick={readMore} />}
      </Flex>
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
