import {Stack, Text, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {effectMutations} from '@upline/editorial/checks/effect-mutations.ts'
import {count} from '@upline/editorial/documents/quote-names.ts'
import type {ScheduledAction} from '@upline/editorial/documents/schedule-document.ts'
import {prepareSchedule} from '@upline/editorial/schedules/prepare-schedule.ts'
import {columnsOf} from '@upline/editorial/tables/columns.ts'
import {commitOperation, rejectionMessage} from '@upline/editorial/tables/commit.ts'
import {prepareNextVersions} from '@upline/editorial/tables/next-versions.ts'
import {
  type Prepared,
  type Preparing,
  type Progress,
  prepareField,
  preparePublish,
  prepareRemoval,
} from '@upline/editorial/tables/prepare.ts'
import type {DoneOperation} from '@upline/editorial/tables/undo.ts'
import {useId, useState} from 'react'
import {useCurrentUser, useSchema} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {useReadContent} from '../../ui/content-feed.ts'
import {DialogFooter} from '../../ui/dialog-footer.tsx'
import {DocumentRow} from '../../ui/document-row.tsx'
import {Effect} from '../../ui/effect/effect.tsx'
import {Field} from '../../ui/field.tsx'
import {List} from '../../ui/list.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Modal} from '../../ui/modal.tsx'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useData} from '../../ui/query-client.ts'
import {TimeFields} from '../../ui/time-fields.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {FieldChoice} from './field-choice.tsx'

export interface Requested {
  kind: keyof typeof labels
  /** Published ids. */
  ids: readonly string[]
  /** Type of all documents; needed to set a field. */
  type?: string | undefined
}

const labels = {
  publish: {verb: 'Publish', past: 'published', noop: ['has nothing to publish', 'have nothing to publish']},
  schedule: {verb: 'Schedule', past: 'scheduled', noop: ['needs no change', 'need no change']},
  unpublish: {verb: 'Unpublish', past: 'unpublished', noop: ['isn’t published', 'aren’t published']},
  delete: {verb: 'Delete', past: 'deleted', noop: ['is already deleted', 'are already deleted']},
  next: {verb: 'Make next versions of', past: 'given a next version', noop: ['', '']},
  set: {verb: 'Change', past: 'changed', noop: ['already has this value', 'already have this value']},
} as const

/** Maps operations to their effect for visitors. Other operations change only drafts and schedules. */
const effects: Partial<Record<keyof typeof labels, ScheduledAction>> = {
  publish: 'publish',
  unpublish: 'takeDown',
  delete: 'takeDown',
}

/** Longer lists end with the number of other documents. */
const maxProblems = 100

type Prepare = (checking: Preparing, onProgress: Progress) => Promise<Prepared>

interface OperationDialogProps {
  requested: Requested
  onClose: () => void
  onDone: (done: DoneOperation) => void
}

/** Renders an operation on many documents: the choice of a field or of times, if needed, then the confirmation. */
export function OperationDialog({requested, onClose, onDone}: OperationDialogProps) {
  const schema = useSchema()
  const {kind, ids, type} = requested
  const [prepare, setPrepare] = useState(() => prepareWithoutChoice(requested))
  const choose = (chosen: Prepare) => setPrepare(() => chosen)
  const compiled = type && schema.get(type)
  const choice =
    kind === 'schedule' ? (
      <TimesChoice {...{ids, onClose}} onChoose={choose} />
    ) : kind === 'next' ? (
      <FirstDayChoice {...{ids, onClose}} onChoose={choose} />
    ) : (
      compiled && (
        <FieldChoice
          columns={columnsOf(compiled)}
          onChoose={(field) =>
            choose((checking, onProgress) => prepareField(ids, field, checking, onProgress))
          }
          onClose={onClose}
        />
      )
    )
  return (
    <Modal
      id="bulk-operation"
      header={`${labels[kind].verb} ${count(ids.length)}`}
      width={1}
      onClose={onClose}
    >
      {/* Keeps the entered values for “Back”. */}
      <div hidden={prepare !== undefined}>{choice}</div>
      {prepare && (
        <Confirmation
          {...{requested, prepare, onClose, onDone}}
          onBack={choice ? () => setPrepare(undefined) : undefined}
        />
      )}
    </Modal>
  )
}

/** Returns how an operation is prepared, or undefined if the editor has to choose something first. */
function prepareWithoutChoice({kind, ids}: Requested): Prepare | undefined {
  if (kind === 'publish') return (checking, onProgress) => preparePublish(ids, checking, onProgress)
  if (kind === 'set' || kind === 'schedule' || kind === 'next') return undefined
  return (checking) => prepareRemoval(kind, ids, checking)
}

interface ChoiceProps {
  ids: readonly string[]
  onChoose: (prepare: Prepare) => void
  onClose: () => void
}

/** Lets the editor choose when many documents are published and taken down. */
function TimesChoice({ids, onChoose, onClose}: ChoiceProps) {
  const scheduledBy = useCurrentUser()?.name
  const [times, setTimes] = useState({publish: '', takeDown: ''})
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChoose((checking, onProgress) => prepareSchedule(ids, {times, scheduledBy}, checking, onProgress))
      }}
    >
      <Stack padding={4} gap={5}>
        <TimeFields
          times={times}
          problems={{}}
          descriptions={{
            publish: 'Publishes the drafts as they are at that time. Leave blank to skip publishing.',
            takeDown:
              'Unpublishes the documents and keeps them as drafts, unless published pages use them then. If blank, none of them is.',
          }}
          onChange={setTimes}
        />
        <DialogFooter closeText="Close" onClose={onClose}>
          <ActionButton type="submit" tone="primary" text="Continue" />
        </DialogFooter>
      </Stack>
    </form>
  )
}

/** Lets the editor choose the first day of the next versions: by default next January 1. */
function FirstDayChoice({ids, onChoose, onClose}: ChoiceProps) {
  const [firstDay, setFirstDay] = useState(`${Number(siteDate().slice(0, 4)) + 1}-01-01`)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(({client}) =>
          prepareNextVersions(
            ids,
            firstDay,
            client,
            (type) => `${type.toLowerCase()}-${crypto.randomUUID()}`,
          ),
        )
      }}
    >
      <Stack padding={4} gap={5}>
        <Field
          title="First day"
          description="Copies each document to a draft that begins on this date, and gives the document the day before as its last, as a draft. Enter the new values in the copies, or export and import them as a table. Then publish both: the dialog shows what changes from the first day on."
        >
          {(input) => (
            <TextInput
              {...input}
              type="date"
              required
              min={siteDate()}
              fontSize={1}
              padding={3}
              value={firstDay}
              onChange={({currentTarget}) => setFirstDay(currentTarget.value)}
            />
          )}
        </Field>
        <DialogFooter closeText="Close" onClose={onClose}>
          <ActionButton type="submit" tone="primary" text="Continue" />
        </DialogFooter>
      </Stack>
    </form>
  )
}

/** Checks an operation, shows its problems, and runs it once the editor confirms. */
function Confirmation({
  requested: {kind, ids},
  prepare,
  onClose,
  onDone,
  onBack,
}: OperationDialogProps & {prepare: Prepare; onBack: (() => void) | undefined}) {
  const client = useStudioClient()
  const schema = useSchema()
  const toast = useToast()
  const {verb, past, noop} = labels[kind]
  const action = effects[kind]
  const [checked, setChecked] = useState(0)
  const content = useReadContent()
  const {data: prepared, error} = useData({
    // Each confirmation checks again.
    queryKey: ['operation', useId()],
    queryFn: ({signal}) =>
      prepare({client, schema, content}, (done) => {
        if (!signal.aborted) setChecked(done)
      }),
    gcTime: 0,
  })
  const {isBusy, attempt} = useAttempt(rejectionMessage)
  const isReady = prepared !== undefined && prepared.ready.length > 0

  const run = ({ready, mutations}: Prepared) =>
    attempt(async () => {
      const summary = `${count(ready.length)} ${past}`
      const done = await commitOperation(client, mutations, summary)
      toast.push({status: 'success', title: `${summary}.`})
      onDone(done)
    })

  return (
    <Stack padding={4} gap={4}>
      {error && (
        <ProblemCard problem="The documents could not be checked. Check the connection and try again." />
      )}
      {!prepared && !error && <Loading label={`Checking ${checked} of ${ids.length}`} />}
      {prepared && prepared.noops > 0 && (
        <Note>
          {count(prepared.noops)} {noop[prepared.noops === 1 ? 0 : 1]}.
        </Note>
      )}
      {prepared && prepared.problems.length > 0 && (
        <>
          <Text size={1} weight="medium">
            {count(prepared.problems.length)} can’t be {past}:
          </Text>
          <List maxHeight={320} more={prepared.problems.length - maxProblems}>
            {prepared.problems.slice(0, maxProblems).map(({id, type, title, text}) => (
              <DocumentRow key={id} {...{id, type, title}}>
                <Text size={1}>{text}</Text>
              </DocumentRow>
            ))}
          </List>
        </>
      )}
      {isReady && (
        <Text size={1}>Either all documents change or none. “Undo” at the top reverts the change.</Text>
      )}
      {action && prepared && prepared.noops < ids.length && (
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {isReady ? 'What this changes on the site' : 'What all of them would change on the site'}
          </Text>
          <Effect
            maxHeight={240}
            mutations={(planning) =>
              effectMutations(planning, isReady ? prepared.ready.map(({id}) => id) : ids, action)
            }
            revision={kind}
          />
        </Stack>
      )}
      <DialogFooter closeText="Close" onClose={onClose}>
        {onBack && <ActionButton mode="ghost" text="Back" disabled={isBusy} onClick={onBack} />}
        {prepared && prepared.ready.length > 0 && (
          <ActionButton
            tone={kind === 'delete' ? 'critical' : 'primary'}
            disabled={isBusy}
            text={
              prepared.problems.length > 0
                ? `Skip these and ${verb.toLowerCase()} ${prepared.ready.length}`
                : `${verb} ${count(prepared.ready.length)}`
            }
            onClick={() => run(prepared)}
          />
        )}
      </DialogFooter>
    </Stack>
  )
}
