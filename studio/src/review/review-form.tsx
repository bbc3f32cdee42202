import {getPublishedId} from '@sanity/client/csm'
import {Box, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'
import {Effect} from '../effect/effect.tsx'
import {resolveTokens} from '../facts/fact-values.ts'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'
import {Field} from '../ui/field.tsx'
import {Note} from '../ui/note.tsx'
import {useAttempt} from '../ui/use-attempt.ts'
import {ChangeList} from './change-list.tsx'
import {changeText} from './changes.ts'
import {fingerprint} from './fingerprint.ts'
import {type Checklist, type ChecklistProblems, checklistProblems, reviewId, reviewType} from './review.ts'
import {useChanges} from './use-changes.ts'

interface ReviewFormProps {
  draft: StoredDocument
  published: StoredDocument | null
  /** Whether edits are not stored yet. */
  isSyncing: boolean
  /** Label of the button that saves the review. */
  action: string
  onClose: () => void
  onSaved: () => void
}

/** Limits of a stored review, because hosted Sanity accepts documents up to 1 MB. */
const maxChanges = 200
const maxCharacters = 2000

const fields: Record<keyof Checklist, {title: string; description: string; type: 'text' | 'date'}> = {
  reference: {
    title: 'Compliance reference',
    description: 'Ticket or filing number for the approval.',
    type: 'text',
  },
  reviewedBy: {title: 'Reviewed by', description: 'Name of the reviewer.', type: 'text'},
  reviewedOn: {title: 'Date', description: 'Date of review.', type: 'date'},
}

/** Shows what the draft changes and asks for the checklist of its review. */
export function ReviewForm({draft, published, isSyncing, action, onClose, onSaved}: ReviewFormProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const user = useCurrentUser()
  const changes = useChanges(draft, published)
  const [readRevision, setReadRevision] = useState(draft._rev)
  const [checklist, setChecklist] = useState<Checklist>({
    reference: '',
    reviewedBy: '',
    reviewedOn: siteDate(),
  })
  const [problems, setProblems] = useState<ChecklistProblems>({})
  const {isBusy, attempt} = useAttempt('The review was not saved. Check the connection and try again.')
  const isRead = readRevision === draft._rev

  const save = async () => {
    const changedAt = typeof draft._updatedAt === 'string' ? draft._updatedAt : undefined
    const found = checklistProblems(checklist, {today: siteDate(), changedAt})
    setProblems(found)
    if (Object.keys(found).length > 0 || !changes) return
    await attempt(async () => {
      await client.createOrReplace(
        {
          _id: reviewId(await fingerprint(draft)),
          _type: reviewType,
          documentId: getPublishedId(draft._id),
          documentType: draft._type,
          title: resolveTokens(titleOf(draft) ?? ''),
          reference: checklist.reference.trim(),
          reviewedBy: checklist.reviewedBy.trim(),
          reviewedOn: checklist.reviewedOn,
          recordedBy: user?.name ?? '',
          recordedAt: new Date().toISOString(),
          changes: changes.slice(0, maxChanges).map((change) => changeText(change).slice(0, maxCharacters)),
        },
        {tag: 'review'},
      )
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
            What changed since it was published
          </Text>
          {published ? (
            <ChangeList changes={changes} />
          ) : (
            <Note>Everything is new. This was never published.</Note>
          )}
        </Stack>
        <Stack gap={3}>
          <Text as="h2" size={1} weight="semibold">
            What it changes on the site
          </Text>
          <Effect ids={[getPublishedId(draft._id)]} action="publish" revision={String(draft._rev)} />
        </Stack>
        {(Object.keys(fields) as (keyof Checklist)[]).map((name) => {
          const {title, description, type} = fields[name]
          return (
            <Field key={name} title={title} description={description} problem={problems[name]}>
              {(input) => (
                <TextInput
                  {...input}
                  type={type}
                  fontSize={1}
                  maxLength={200}
                  value={checklist[name]}
                  onChange={({currentTarget}) => setChecklist({...checklist, [name]: currentTarget.value})}
                />
              )}
            </Field>
          )
        })}
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
            disabled={isBusy || isSyncing || !isRead || !changes}
          />
        </DialogFooter>
      </Stack>
    </form>
  )
}
