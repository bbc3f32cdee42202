import {isVersionId} from '@sanity/client/csm'
import {Box, Card, Checkbox, Flex, Stack, Text} from '@sanity/ui'
import {keepPreviousData} from '@tanstack/react-query'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {assertRevision} from '@upline/editorial/changes/mutations.ts'
import {fetchEditors} from '@upline/editorial/checks/editors.ts'
import {versionMutations} from '@upline/editorial/checks/effect-mutations.ts'
import {findReview} from '@upline/editorial/checks/find-review.ts'
import {fingerprint} from '@upline/editorial/checks/fingerprint.ts'
import {type Answers, answerProblems, type Review, reviewId} from '@upline/editorial/checks/review.ts'
import {useState} from 'react'
import {useAddonDataset, useCurrentUser, useEditState, useSyncState} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {DialogFooter} from '../../ui/dialog-footer.tsx'
import {Effect} from '../../ui/effect/effect.tsx'
import {resolveTokens} from '../../ui/fact-values.ts'
import {TextField} from '../../ui/field.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {useData} from '../../ui/query-client.ts'
import {useAttempt} from '../../ui/use-attempt.ts'
import type {Ask} from '../../ui/use-questions.tsx'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {ChangeList} from './change-list.tsx'
import {RequestReview, reviewTaskId} from './request-review.tsx'
import {changeLines, effectLines} from './review-lines.ts'
import {useChanges} from './use-changes.ts'

interface ReviewFormProps {
  /** The published id. */
  documentId: string
  type: string
  /** Id of the release with the version to review; the draft is reviewed without it. */
  release?: string | undefined
  /** Label of the button that saves the review. */
  action: string
  onClose: () => void
  onSaved: () => void
}

/** Opens the form in a dialog of a document action. Resolves to an answer once the review is saved. */
export const askReview = (ask: Ask, header: string, review: Omit<ReviewFormProps, 'onClose' | 'onSaved'>) =>
  ask({
    header,
    width: 'medium',
    content: ({answer, cancel}) => (
      <ReviewForm {...review} onClose={cancel} onSaved={() => answer('reviewed')} />
    ),
  })

/** What the reviewer declares if the history doesn't name all editors; the review keeps it. */
const declaration = 'I didn’t write or change this text since it was last published.'

const fields = [
  {
    name: 'reference',
    title: 'Compliance reference',
    description: 'Ticket or filing number for the approval.',
    type: 'text',
  },
  {name: 'reviewedOn', title: 'Date', description: 'Date of review.', type: 'date'},
] as const

/** Shows what the draft changes and asks for the checklist of its review. */
function ReviewForm(props: ReviewFormProps) {
  const {documentId, type, release} = props
  const {draft, published, version, ready} = useEditState(documentId, type, 'default', release)
  const reviewed = release ? version : draft
  if (!ready) return <Loading />
  if (!reviewed) return <Note>Someone published or discarded this. There’s nothing to review.</Note>
  // Edit state is untyped JSON.
  return (
    <Checklist {...props} draft={reviewed as StoredDocument} published={published as StoredDocument | null} />
  )
}

interface ChecklistProps extends ReviewFormProps {
  draft: StoredDocument
  published: StoredDocument | null
}

function Checklist({documentId, type, draft, published, action, onClose, onSaved}: ChecklistProps) {
  const {isSyncing} = useSyncState(documentId, type)
  const client = useStudioClient()
  const user = useCurrentUser()
  const changes = useChanges(draft, published)
  const [readRevision, setReadRevision] = useState(draft._rev)
  const reviewedBy = user?.name || user?.email || ''
  const [answers, setAnswers] = useState<Answers>({reference: '', reviewedOn: siteDate()})
  const [problems, setProblems] = useState<Partial<Answers>>({})
  const {isBusy, attempt} = useAttempt('The review was not saved. Check the connection and try again.')
  const isRead = readRevision === draft._rev
  const [effect, setEffect] = useState<{lines: string[]; revision: string}>()
  const {client: tasks} = useAddonDataset()
  const closing = useAttempt('The review is saved, but its task is still open. Close it under Tasks.')
  const {data: people} = useData({
    queryKey: ['review', draft._id, draft._rev, published?._rev],
    queryFn: async () => ({
      ...(await findReview(client, draft)),
      editors: await fetchEditors(client, draft._id),
    }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const [declares, setDeclares] = useState(false)
  const userId = user?.id ?? ''
  const isOwn = people?.bySecondPerson && (!userId || people.editors.ids.includes(userId))
  const needsDeclaration = people?.bySecondPerson && !isOwn && !people.editors.isComplete

  const save = async () => {
    const changedAt = typeof draft._updatedAt === 'string' ? draft._updatedAt : undefined
    const found = answerProblems(answers, {today: siteDate(), changedAt})
    setProblems(found)
    if (Object.keys(found).length > 0 || !changes || !people || isOwn || (needsDeclaration && !declares))
      return
    await attempt(async () => {
      const review: Review = {
        _id: reviewId(await fingerprint(draft)),
        _type: 'review',
        documentId,
        documentType: type,
        title: resolveTokens(titleOf(draft) ?? ''),
        reference: answers.reference.trim(),
        reviewedBy,
        reviewedOn: answers.reviewedOn,
        reviewerId: userId,
        editorId: people.editors.ids[0] ?? '',
        ...((people.editors.isComplete || needsDeclaration) && {editorIds: people.editors.ids}),
        ...(needsDeclaration && {declaration}),
        recordedAt: new Date().toISOString(),
        changes: changeLines(changes),
        rendered: effect?.lines ?? [],
      }
      // The page of a release validates a version again only after a new revision.
      const revise = isVersionId(draft._id) ? [assertRevision(draft)] : []
      await client.mutate([...revise, {createOrReplace: review}], {tag: 'review'})
      const query = '*[_id in path($path) && status == "open"]'
      const closed = {query, params: {path: reviewTaskId(draft._id, '*')}, set: {status: 'closed'}}
      await closing.attempt(async () => tasks?.mutate([{patch: closed}]))
      onSaved()
    })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap={5} padding={1}>
        <Stack gap={3}>
          <Text as="h2" size={1} weight="semibold">
            {published
              ? 'What changed since it was published'
              : 'Everything is new, because this isn’t published'}
          </Text>
          <ChangeList changes={changes} />
        </Stack>
        <Stack gap={3}>
          <Text as="h2" size={1} weight="semibold">
            What it changes on the site
          </Text>
          <Effect
            maxHeight={320}
            mutations={(planning) => versionMutations(planning, [draft])}
            revision={String(draft._rev)}
            onFound={(found, revision) => setEffect({lines: effectLines(found), revision})}
          />
        </Stack>
        {fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            problem={problems[field.name]}
            maxLength={200}
            value={answers[field.name]}
            onChange={(value) => setAnswers({...answers, [field.name]: value})}
          />
        ))}
        <Note>
          {isOwn
            ? 'You edited this since it was last published, so someone else has to review it.'
            : `You’re reviewing this as ${reviewedBy || 'a user without a name'}.`}{' '}
          {people?.review &&
            `${people.review.reviewedBy} already reviewed this version on ${people.review.reviewedOn} (${people.review.reference}). A new review replaces that one.`}
        </Note>
        {needsDeclaration && (
          <Stack gap={3}>
            <Note>
              The history no longer shows who started this draft, so the Studio can’t tell who else edited it.
            </Note>
            <Flex as="label" gap={3} align="center">
              <Checkbox
                checked={declares}
                onChange={({currentTarget}) => setDeclares(currentTarget.checked)}
              />
              <Text size={1}>{declaration}</Text>
            </Flex>
          </Stack>
        )}
        <RequestReview draft={draft} onRequested={onClose} />
        {!isRead && (
          <Card tone="caution" padding={3} radius={2} border role="alert">
            <Flex align="center" gap={3}>
              <Box flex={1}>
                <Text size={1}>The document changed while this was open. Read the changes again.</Text>
              </Box>
              <ActionButton mode="ghost" text="I’ve read it" onClick={() => setReadRevision(draft._rev)} />
            </Flex>
          </Card>
        )}
        <DialogFooter onClose={onClose}>
          <ActionButton
            type="submit"
            tone="primary"
            text={action}
            disabled={
              isBusy ||
              isSyncing ||
              !isRead ||
              !changes ||
              !people ||
              isOwn ||
              (needsDeclaration && !declares) ||
              effect?.revision !== draft._rev
            }
          />
        </DialogFooter>
      </Stack>
    </form>
  )
}
