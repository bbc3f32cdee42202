import {RestoreIcon} from '@sanity/icons/Restore'
import {Button, Flex, Spinner, Stack} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {titleOf} from '@upline/schemas/health/stored-document.ts'
import {useMemo} from 'react'
import {UserAvatar, useClient, useRelativeTime, useSchema} from 'sanity'
import {useRouter} from 'sanity/router'
import {resolveTokens} from '../facts/fact-values.ts'
import {ActionButton} from '../ui/action-button.tsx'
import {DocumentRow} from '../ui/document-row.tsx'
import {List} from '../ui/list.tsx'
import {Note} from '../ui/note.tsx'
import {useAttempt} from '../ui/use-attempt.ts'
import {type DeletedDocument, draftToRestore} from './deleted-documents.ts'
import {fetchMissing} from './fetch-deleted.ts'
import {useDeleted} from './use-deleted.ts'

/** Lists deleted documents, newest first, with a button that restores each as a draft. */
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
  const {isBusy, attempt} = useAttempt('Nothing was restored. Check the connection and try again.')

  const restore = (deleted: DeletedDocument) =>
    attempt(async () => {
      const {id, content} = deleted
      const missing = await fetchMissing(client, content, types)
      await client.createIfNotExists(draftToRestore(deleted, missing), {tag: 'restore'})
      const title = `“${nameOf(deleted)}” was restored as a draft.`
      toast.push(
        missing.size > 0
          ? {
              status: 'warning',
              title: `${title} It shows something that was deleted too. Restore that as well, or choose another in the form.`,
            }
          : {status: 'success', title: `${title} Publish it to show it on the site.`},
      )
      navigateIntent('edit', {id, type: content._type})
    })

  return (
    <Stack padding={3} gap={2} style={{maxWidth: 640}}>
      {documents.length > 0 && (
        <List>
          {documents.map((deleted) => (
            <DeletedRow
              key={deleted.id}
              deleted={deleted}
              typeTitle={schema.get(deleted.content._type)?.title ?? deleted.content._type}
              isBusy={isBusy}
              onRestore={() => restore(deleted)}
            />
          ))}
        </List>
      )}
      {state === 'failed' && (
        <Note>The history could not be read. Check the connection and open this list again.</Note>
      )}
      {state === 'all' && documents.length === 0 && <Note>The history has no deleted documents.</Note>}
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
  isBusy: boolean
  onRestore: () => void
}

function DeletedRow({deleted, typeTitle, isBusy, onRestore}: DeletedRowProps) {
  const when = useRelativeTime(deleted.deletedAt, {useTemporalPhrase: true})
  return (
    <DocumentRow
      title={nameOf(deleted)}
      note={`${typeTitle} · deleted ${when}`}
      start={<UserAvatar user={deleted.author} withTooltip />}
      end={
        <ActionButton mode="ghost" icon={RestoreIcon} text="Restore" disabled={isBusy} onClick={onRestore} />
      }
    />
  )
}

function nameOf({content}: DeletedDocument): string {
  return resolveTokens(titleOf(content) ?? 'Untitled')
}
