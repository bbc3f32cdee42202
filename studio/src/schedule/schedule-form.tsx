import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {useEffect, useState} from 'react'
import {useClient, useEditState, useSchema} from 'sanity'
import {resolveTokens} from '../facts/fact-values.ts'
import {publishProblems} from '../transactions/publish-problems.ts'
import {refusalOf} from '../transactions/refusals.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {Waiting} from '../ui/waiting.tsx'
import {type CheckedTimes, checkTimes, type TypedTime} from './check-times.ts'
import {ownZone} from './own-time.ts'
import {type Schedule, type ScheduledAction, scheduleId} from './schedule-document.ts'
import {scheduleMutations} from './schedule-mutations.ts'
import {TimeFields} from './time-fields.tsx'
import {useSchedules} from './use-schedules.ts'
import {clockAt, zoneName} from './zoned-time.ts'

interface ScheduleFormProps {
  /** The published id. */
  documentId: string
  type: string
  onClose: () => void
}

/** When a document is published and taken down: set, changed or cancelled. */
export function ScheduleForm({documentId, type, onClose}: ScheduleFormProps) {
  const {draft, published, ready} = useEditState(documentId, type)
  const schedules = useSchedules()
  // The Studio's edit state knows its documents as untyped JSON.
  const stored = {draft: draft as StoredDocument | null, published: published as StoredDocument | null}
  const errors = useDraftErrors(documentId, stored.draft, stored.published)
  if (!ready || !schedules || !errors) {
    return <Waiting />
  }
  return (
    <Fields
      documentId={documentId}
      type={type}
      draft={stored.draft}
      published={stored.published}
      errors={errors}
      stored={schedules.filter((schedule) => schedule.documentId === documentId)}
      onClose={onClose}
    />
  )
}

interface FieldsProps extends ScheduleFormProps {
  draft: StoredDocument | null
  published: StoredDocument | null
  errors: readonly string[]
  stored: readonly Schedule[]
}

function Fields({documentId, type, draft, published, errors, stored, onClose}: FieldsProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const timeZone = ownZone()
  const waiting = (action: ScheduledAction) =>
    stored.find(({_id, state}) => state === 'waiting' && _id === scheduleId(documentId, action))
  // What another editor saves meanwhile does not change what is typed here: saving it is refused then.
  const [opened] = useState(stored)
  const [publish, setPublish] = useState(() => typedTime(waiting('publish'), timeZone))
  const [takeDown, setTakeDown] = useState(() => typedTime(waiting('takeDown'), timeZone))
  const [problems, setProblems] = useState<CheckedTimes['problems']>({})
  const {isBusy, attempt} = useAttempt((error) =>
    refusalOf(error) === 'changed'
      ? 'Somebody else changed this schedule, or its time has come. Close this and look again.'
      : 'The schedule was not saved. Check the connection and try again.',
  )
  const failed = stored.filter(({state}) => state === 'failed')
  const isScheduled = stored.some(({state}) => state === 'waiting')

  const commit = (times: Pick<CheckedTimes, 'publish' | 'takeDown'>, done: string) => {
    const title = resolveTokens(
      titleOf(draft ?? published ?? {_id: documentId, _type: type}) ?? 'Without a title',
    )
    const wanted = {documentId, documentType: type, title, timeZone, ...times}
    return attempt(async () => {
      const mutations = scheduleMutations(wanted, opened)
      if (mutations.length > 0) await client.mutate(mutations, {tag: 'schedule'})
      toast.push({status: 'success', title: done})
      onClose()
    })
  }
  const save = () => {
    const checked = checkTimes(
      {publish, takeDown},
      {
        timeZone,
        now: Date.now(),
        hasDraft: draft !== null,
        isPublished: published !== null,
        draftErrors: errors,
        isHome: type === 'page' && (published ?? draft)?.path === '/',
      },
    )
    setProblems(checked.problems)
    if (Object.keys(checked.problems).length > 0) return undefined
    const isNothing = checked.publish === undefined && checked.takeDown === undefined
    if (isNothing && !isScheduled) {
      setProblems({publish: 'Choose a date and a time.'})
      return undefined
    }
    return commit(checked, isNothing ? 'The schedule was cancelled.' : 'The schedule was saved.')
  }

  return (
    <Stack gap={5} padding={1}>
      {failed.map((schedule) => (
        <Card key={schedule._id} tone="critical" padding={3} radius={2} border>
          <Text size={1}>{schedule.note}</Text>
        </Card>
      ))}
      <TimeFields
        title="Publish at"
        description={
          draft
            ? 'The draft is published as it is at that time.'
            : 'Everything is published. Edit the document to schedule what you change.'
        }
        value={publish}
        problem={problems.publish}
        onChange={setPublish}
      />
      <TimeFields
        title="Take down at"
        description="It leaves the site and stays as a draft. It is not taken down while what is published depends on it."
        value={takeDown}
        problem={problems.takeDown}
        onChange={setTakeDown}
      />
      <Text size={1} muted>
        Times are those of {zoneName(timeZone, Date.now())}.
      </Text>
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
        {isScheduled && (
          <Button
            mode="ghost"
            tone="critical"
            fontSize={1}
            padding={3}
            disabled={isBusy}
            text="Cancel schedule"
            onClick={() => commit({}, 'The schedule was cancelled.')}
          />
        )}
        <Button
          tone="primary"
          fontSize={1}
          padding={3}
          disabled={isBusy}
          text="Save schedule"
          onClick={save}
        />
      </Flex>
    </Stack>
  )
}

/** What keeps the draft from being published; `undefined` while it is checked. */
function useDraftErrors(
  id: string,
  draft: StoredDocument | null,
  published: StoredDocument | null,
): readonly string[] | undefined {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const [errors, setErrors] = useState<readonly string[]>()
  useEffect(() => {
    let isCurrent = true
    const pair = {id, draft: draft ?? undefined, published: published ?? undefined}
    const check = draft ? publishProblems(pair, {client, schema}) : Promise.resolve([])
    check
      .catch(() => ['It could not be checked. Look at the connection, and try again.'])
      .then((found) => isCurrent && setErrors(found))
    return () => {
      isCurrent = false
    }
  }, [id, draft, published, client, schema])
  return errors
}

function typedTime(schedule: Schedule | undefined, timeZone: string): TypedTime {
  const moment = Date.parse(schedule?.at ?? '')
  if (Number.isNaN(moment)) return {date: '', time: ''}
  const {date, time} = clockAt(moment, timeZone)
  return {date, time: time.endsWith(':00') ? time.slice(0, 5) : time}
}
