import {RestoreIcon} from '@sanity/icons/Restore'
import {Flex, Stack} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {keepPreviousData} from '@tanstack/react-query'
import {titleOf} from '@upline/domain/content/stored-document.ts'
import {type DeletedDocument, fetchDeleted, restore} from '@upline/editorial/changes/deleted-documents.ts'
import {useMemo, useState} from 'react'
import {UserAvatar, useRelativeTime, useSchema} from 'sanity'
import {useRouter} from 'sanity/router'
import {ActionButton} from '../ui/action-button.tsx'
import {DocumentRow} from '../ui/document-row.tsx'
import {resolveTokens} from '../ui/fact-values.ts'
import {List} from '../ui/list.tsx'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'
import {useData} from '../ui/query-client.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {useStudioClient} from '../ui/use-studio-client.ts'

/** Number of documents to read at a time, because each needs its history. */
const pageSize = 50

/** Lists deleted documents, newest first, with a button that restores each as a draft. */
export function RecentlyDeleted() {
  const client = useStudioClient()
  const schema = useSchema()
  const toast = useToast()
  const {navigateIntent} = useRouter()
  const [least, setLeast] = useState(pageSize)
  const types = useMemo(
    () => new Set(schema.getTypeNames().filter((name) => schema.get(name)?.type?.name === 'document')),
    [schema],
  )
  const {data, error} = useData({
    queryKey: ['recently deleted', least],
    queryFn: async () => ({documents: await fetchDeleted(client, types, least), least}),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const {isBusy, attempt} = useAttempt('Nothing was restored. Check the connection and try again.')
  const {documents = []} = data ?? {}
  const isLoading = data?.least !== least && !error

  const restoreDraft = (deleted: DeletedDocument) =>
    attempt(async () => {
      const isIncomplete = await restore(client, deleted, documents)
      const title = `“${nameOf(deleted)}” was restored as a draft.`
      toast.push(
        isIncomplete
          ? {
              status: 'warning',
              title: `${title} It shows something that was deleted too. Restore that as well, or choose another in the form.`,
            }
          : {status: 'success', title: `${title} Publish it to show it on the site.`},
      )
      navigateIntent('edit', {id: deleted.id, type: deleted.content._type})
    })

  return (
    <Stack padding={3} gap={2} style={{maxWidth: 640}}>
      <List>
        {documents.map((deleted) => (
          <DeletedRow
            key={deleted.id}
            deleted={deleted}
            typeTitle={schema.get(deleted.content._type)?.title ?? deleted.content._type}
            isBusy={isBusy}
            onRestore={() => restoreDraft(deleted)}
          />
        ))}
      </List>
      {error && <Note>The history could not be read. Check the connection and open this list again.</Note>}
      {isLoading && <Loading />}
      {!isLoading && documents.length >= least && (
        <Flex justify="center" padding={3}>
          <ActionButton mode="ghost" text="Show more" onClick={() => setLeast(least + pageSize)} />
        </Flex>
      )}
      {data && documents.length === 0 && <Note>The history has no deleted documents.</Note>}
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
      notes={[typeTitle, `deleted ${when}`]}
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
