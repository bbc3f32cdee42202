import {getPublishedId} from '@sanity/client/csm'
import {Flex} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {useState} from 'react'
import {
  type SanityDocument,
  useAddonDataset,
  useCurrentUser,
  useSchema,
  useUserListWithPermissions,
} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {Choose} from '../../ui/choose.tsx'
import {resolveTokens} from '../../ui/fact-values.ts'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

/** Returns the id of the task to review a draft, or the pattern of all such tasks. A task is asked for again, not twice. */
export const reviewTaskId = (draftId: string, assignee: string): string => `review.${draftId}.${assignee}`

/** Assigns a task to a colleague: review this draft. */
export function RequestReview({draft, onRequested}: {draft: StoredDocument; onRequested: () => void}) {
  const {projectId = '', dataset = ''} = useStudioClient().config()
  const {client, createAddonDataset} = useAddonDataset()
  const me = useCurrentUser()?.id
  const schema = useSchema()
  // Settings have no title of their own.
  const title = titleOf(draft) ?? schema.get(draft._type)?.title ?? 'Untitled'
  const {data} = useUserListWithPermissions({
    documentValue: draft as unknown as SanityDocument,
    permission: 'update',
  })
  const toast = useToast()
  const [chosen, setChosen] = useState('')
  const {isBusy, attempt} = useAttempt('The task was not created. Check the connection and try again.')
  const colleagues = (data ?? []).filter(({id}) => id !== me)
  if (colleagues.length === 0) return null

  const request = () =>
    attempt(async () => {
      const tasks = client ?? (await createAddonDataset())
      if (!tasks || !me) throw new Error('There is no dataset for tasks')
      await tasks.createOrReplace({
        _id: reviewTaskId(draft._id, chosen),
        _type: 'tasks.task',
        title: `Review “${resolveTokens(title)}”`,
        status: 'open',
        assignedTo: chosen,
        authorId: me,
        subscribers: [me, chosen],
        createdByUser: new Date().toISOString(),
        target: {
          documentType: draft._type,
          document: {
            _type: 'crossDatasetReference',
            _ref: getPublishedId(draft._id),
            _dataset: dataset,
            _projectId: projectId,
            _weak: true,
          },
        },
      })
      const name = colleagues.find(({id}) => id === chosen)?.displayName
      toast.push({status: 'success', title: `Review requested from ${name}.`})
      onRequested()
    })
  return (
    <Flex gap={2}>
      <Choose
        aria-label="Reviewer"
        value={chosen}
        options={[
          {value: '', title: 'Choose a colleague'},
          ...colleagues.map(({id, displayName}) => ({value: id, title: displayName ?? id})),
        ]}
        onChoose={setChosen}
      />
      <ActionButton mode="ghost" text="Request review" disabled={!chosen || isBusy} onClick={request} />
    </Flex>
  )
}
