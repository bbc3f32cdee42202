import {Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {effectMutations} from '@upline/editorial/checks/effect-mutations.ts'
import {planPublish} from '@upline/editorial/checks/plan-publish.ts'
import {publishProblems} from '@upline/editorial/checks/publish-problems.ts'
import {fetchSchedules, storedTimes} from '@upline/editorial/documents/fetch-schedules.ts'
import {lakeErrorKind} from '@upline/editorial/documents/lake-error.ts'
import {latestOf, type Pair} from '@upline/editorial/documents/pairs.ts'
import type {Schedule} from '@upline/editorial/documents/schedule-document.ts'
import {localTime} from '@upline/editorial/schedules/browser-time.ts'
import {type CheckedTimes, checkTimes} from '@upline/editorial/schedules/check-times.ts'
import {scheduleMutations} from '@upline/editorial/schedules/schedule-mutations.ts'
import {useState} from 'react'
import {useCurrentUser, useEditState, useSchema} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {useReadContent} from '../../ui/content-feed.ts'
import {DialogFooter} from '../../ui/dialog-footer.tsx'
import {Effect} from '../../ui/effect/effect.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useData} from '../../ui/query-client.ts'
import {TimeFields} from '../../ui/time-fields.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import type {Ask} from '../../ui/use-questions.tsx'
import {useStudioClient} from '../../ui/use-studio-client.ts'

interface ScheduleFormProps {
  /** The published id. */
  documentId: string
  type: string
  onClose: () => void
}

/** Opens the form in a dialog of a document action. */
export const askSchedule = (ask: Ask, documentId: string, type: string) =>
  ask({
    header: 'Schedule',
    width: 'medium',
    content: ({cancel}) => <ScheduleForm documentId={documentId} type={type} onClose={cancel} />,
  })

/** Sets, changes or cancels the times at which a document is published and taken down. */
export function ScheduleForm({documentId, type, onClose}: ScheduleFormProps) {
  const client = useStudioClient()
  const schema = useSchema()
  const {draft, published, ready} = useEditState(documentId, type)
  const content = useReadContent()
  // Edit state is untyped JSON.
  const pair = {id: documentId, draft: draft ?? undefined, published: published ?? undefined} as Pair
  const {data: stored} = useData({
    queryKey: ['schedules', documentId],
    queryFn: () => fetchSchedules(client, [documentId]),
    gcTime: 0,
  })
  // The form opens at once: a check reads as many documents as the draft refers to.
  const {data: errors} = useData({
    queryKey: ['schedule form', documentId, draft?._rev, published?._rev],
    queryFn: async () => {
      if (!draft) return []
      return planPublish({client, content}, pair)
        .then((plan) => publishProblems(pair, plan, {client, schema}))
        .catch(() => ['The draft could not be checked. Check the connection and try again.'])
    },
    enabled: ready,
  })
  if (!ready || !stored) return <Loading />
  if (!latestOf(pair)) return <Note>Someone deleted this. There’s nothing to schedule.</Note>
  return <Fields {...{pair, stored, errors, onClose}} />
}

interface FieldsProps {
  pair: Pair
  /** Errors of the draft; undefined until it is checked. */
  errors: readonly string[] | undefined
  stored: readonly Schedule[]
  onClose: () => void
}

function Fields({pair, errors, stored, onClose}: FieldsProps) {
  const client = useStudioClient()
  const toast = useToast()
  const scheduledBy = useCurrentUser()?.name
  // Changes by other editors don't change the open form; saving it is then rejected.
  const openedTimes = storedTimes(stored, pair.id)
  const [times, setTimes] = useState(() => ({
    publish: openedTimes.publish ? localTime(openedTimes.publish) : '',
    takeDown: openedTimes.takeDown ? localTime(openedTimes.takeDown) : '',
  }))
  const [problems, setProblems] = useState<CheckedTimes['problems']>({})
  const {isBusy, attempt} = useAttempt((error) =>
    lakeErrorKind(error) === 'changed'
      ? 'Someone else changed this schedule, or it ran. Close this and open it again.'
      : 'The schedule was not saved. Check the connection and try again.',
  )
  const isScheduled = stored.some(({state}) => state === 'waiting')

  const commit = (times: Pick<CheckedTimes, 'publish' | 'takeDown'>, done: string) =>
    attempt(async () => {
      const mutations = scheduleMutations(pair, {scheduledBy, ...times}, stored)
      if (mutations.length > 0) await client.mutate(mutations, {tag: 'schedule'})
      toast.push({status: 'success', title: done})
      onClose()
    })
  const save = () => {
    const {problems, ...checked} = checkTimes(times, {
      now: Date.now(),
      pair,
      stored: openedTimes,
      draftErrors: errors ?? [],
    })
    setProblems(problems)
    if (problems.publish || problems.takeDown) return
    const isEmpty = !times.publish && !times.takeDown
    if (isEmpty && !isScheduled) setProblems({publish: 'Choose a date and a time.'})
    else void commit(checked, isEmpty ? 'Schedule canceled.' : 'Schedule saved.')
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap={5} padding={1}>
        {stored
          .filter(({state}) => state === 'failed')
          .map((schedule) => (
            <ProblemCard key={schedule._id} problem={schedule.note ?? ''} />
          ))}
        <TimeFields
          times={times}
          stored={openedTimes}
          problems={problems}
          descriptions={{
            publish: pair.draft
              ? 'Publishes the draft as it is at that time.'
              : 'Everything is published. Edit the document to schedule your changes.',
            takeDown:
              'Unpublishes this and keeps the draft. If a published page still uses it then, it stays published.',
          }}
          onChange={setTimes}
        />
        <Stack gap={3}>
          <Text as="h2" size={1} weight="semibold">
            {pair.draft ? 'What publishing the current draft changes' : 'What taking it down changes'}
          </Text>
          <Effect
            maxHeight={320}
            mutations={(planning) =>
              effectMutations(planning, [pair.id], pair.draft ? 'publish' : 'takeDown')
            }
            revision={String(latestOf(pair)?._rev)}
          />
        </Stack>
        <DialogFooter closeText="Close" onClose={onClose}>
          {isScheduled && (
            <ActionButton
              mode="ghost"
              tone="critical"
              disabled={isBusy}
              text="Cancel schedule"
              onClick={() => commit({}, 'Schedule canceled.')}
            />
          )}
          <ActionButton
            type="submit"
            tone="primary"
            disabled={isBusy || !errors}
            text={errors ? 'Save schedule' : 'Checking the draft…'}
          />
        </DialogFooter>
      </Stack>
    </form>
  )
}
