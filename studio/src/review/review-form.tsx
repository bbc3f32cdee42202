import {Box, Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {publishedId, type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {today} from '@upline/schemas/validation/dates.ts'
import {useId, useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'
import {resolveTokens} from '../facts/fact-values.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {ChangeList} from './change-list.tsx'
import {changeText} from './changes.ts'
import {fingerprint} from './fingerprint.ts'
import {type Checklist, type ChecklistProblems, checklistProblems, reviewId, reviewType} from './review.ts'
import {useChanges} from './use-changes.ts'

interface ReviewFormProps {
  draft: StoredDocument
  published: StoredDocument | null
  /** What was typed is not stored yet. */
  isSyncing: boolean
  /** What the button that records the review says. */
  action: string
  onClose: () => void
  onRecorded: () => void
}

/** Lines of a record, and characters of each: hosted Sanity takes a document of 1 MB at most. */
const mostLines = 200
const mostCharacters = 2000

/** What the draft changes of what is published, and the checklist of its review. */
export function ReviewForm({draft, published, isSyncing, action, onClose, onRecorded}: ReviewFormProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const user = useCurrentUser()
  const changes = useChanges(draft, published)
  const [readRevision, setReadRevision] = useState(draft._rev)
  const [checklist, setChecklist] = useState<Checklist>({reference: '', reviewedBy: '', reviewedOn: today()})
  const [problems, setProblems] = useState<ChecklistProblems>({})
  const {isBusy, attempt} = useAttempt('The review was not saved. Check the connection and try again.')
  const isRead = readRevision === draft._rev

  const record = async () => {
    const changedAt = typeof draft._updatedAt === 'string' ? draft._updatedAt : undefined
    const found = checklistProblems(checklist, {today: today(), changedAt})
    setProblems(found)
    if (Object.keys(found).length > 0 || !changes) return
    await attempt(async () => {
      await client.createOrReplace(
        {
          _id: reviewId(await fingerprint(draft)),
          _type: reviewType,
          documentId: publishedId(draft._id),
          documentType: draft._type,
          title: resolveTokens(titleOf(draft) ?? ''),
          reference: checklist.reference.trim(),
          reviewedBy: checklist.reviewedBy.trim(),
          reviewedOn: checklist.reviewedOn,
          recordedBy: user?.name ?? '',
          recordedAt: new Date().toISOString(),
          changes: changes.slice(0, mostLines).map((change) => changeText(change).slice(0, mostCharacters)),
        },
        {tag: 'review'},
      )
      onRecorded()
    })
  }
  const field = (name: keyof Checklist) => ({
    value: checklist[name],
    problem: problems[name],
    onChange: (value: string) => setChecklist({...checklist, [name]: value}),
  })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void record()
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
            <Text size={1} muted>
              It was never published: all of it is new.
            </Text>
          )}
        </Stack>
        <Field
          title="Compliance reference"
          description="Under which the approval is kept, such as a ticket or a filing number."
          {...field('reference')}
        />
        <Field title="Reviewed by" description="Name of the person who read it." {...field('reviewedBy')} />
        <Field title="Date" description="On which it was reviewed." type="date" {...field('reviewedOn')} />
        {!isRead && (
          <Card tone="caution" padding={3} radius={2} border role="alert">
            <Flex align="center" gap={3}>
              <Box flex={1}>
                <Text size={1}>It was changed while this was open. Read again what changed.</Text>
              </Box>
              <Button
                mode="ghost"
                fontSize={1}
                text="I have read it"
                onClick={() => setReadRevision(draft._rev)}
              />
            </Flex>
          </Card>
        )}
        <Flex justify="flex-end" gap={2}>
          <Button mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={onClose} />
          <Button
            type="submit"
            tone="primary"
            fontSize={1}
            padding={3}
            text={action}
            disabled={isBusy || isSyncing || !isRead || !changes}
          />
        </Flex>
      </Stack>
    </form>
  )
}

interface FieldProps {
  title: string
  description: string
  type?: 'text' | 'date'
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

function Field({title, description, type = 'text', value, problem, onChange}: FieldProps) {
  const id = useId()
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {title}
      </Text>
      <Text size={1} muted id={`${id}-description`}>
        {description}
      </Text>
      <TextInput
        id={id}
        type={type}
        fontSize={1}
        maxLength={200}
        value={value}
        aria-describedby={`${id}-description ${id}-problem`}
        aria-invalid={problem !== undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem && (
        <Text
          size={1}
          role="alert"
          id={`${id}-problem`}
          style={{color: 'var(--card-badge-critical-fg-color)'}}
        >
          {problem}
        </Text>
      )}
    </Stack>
  )
}
