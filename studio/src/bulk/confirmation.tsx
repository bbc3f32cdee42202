import {Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useSchema} from 'sanity'
import {prepareSchedule, type Times} from '../schedule/prepare-schedule.ts'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'
import {ProblemCard} from '../ui/problem-card.tsx'
import {useAsync} from '../ui/use-async.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {commitOperation} from './commit.ts'
import type {ChosenField} from './field-choice.tsx'
import {count, rejectionMessage} from './messages.ts'
import {type Prepared, prepareField, preparePublish, prepareRemoval} from './prepare.ts'
import {ProblemList} from './problem-list.tsx'
import type {DoneOperation} from './undo.ts'

export interface Requested {
  kind: 'publish' | 'schedule' | 'unpublish' | 'delete' | 'set'
  /** Published ids. */
  ids: readonly string[]
  /** Type of all documents; needed to set a field. */
  type?: string | undefined
}

export const kindLabels = {
  publish: {verb: 'Publish', past: 'published', noop: 'have nothing to publish'},
  schedule: {verb: 'Schedule', past: 'scheduled', noop: 'have this schedule'},
  unpublish: {verb: 'Unpublish', past: 'unpublished', noop: 'aren’t published'},
  delete: {verb: 'Delete', past: 'deleted', noop: 'are already deleted'},
  set: {verb: 'Change', past: 'changed as drafts', noop: 'already have this value'},
} as const

interface ConfirmationProps {
  requested: Requested
  field: ChosenField | undefined
  times: Times | undefined
  onClose: () => void
  onDone: (done: DoneOperation) => void
}

/** Checks an operation, shows its problems, and runs it once the editor confirms. */
export function Confirmation({requested, field, times, onClose, onDone}: ConfirmationProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const toast = useToast()
  const {kind, ids} = requested
  const {verb, past, noop} = kindLabels[kind]
  const [checked, setChecked] = useState(0)
  const {data: prepared, error} = useAsync(
    (isCurrent) => {
      const onProgress = (done: number) => isCurrent() && setChecked(done)
      const checking = {client, schema}
      if (kind === 'publish') return preparePublish(ids, checking, onProgress)
      if (times) return prepareSchedule(ids, times, checking, onProgress)
      return kind === 'set' && field
        ? prepareField(ids, field, checking, onProgress)
        : prepareRemoval(kind === 'unpublish' ? 'unpublish' : 'delete', ids, checking)
    },
    [client, schema, kind, ids, field, times],
  )
  const {isBusy, attempt} = useAttempt(rejectionMessage)

  const run = ({ready, mutations}: Prepared) =>
    attempt(async () => {
      const summary = `${count(ready.length)} ${past}`
      const done = await commitOperation(client, await mutations(), summary)
      toast.push({status: 'success', title: `${summary}.`})
      onDone(done)
    })

  return (
    <Stack padding={4} gap={4}>
      {error !== undefined && (
        <ProblemCard problem="The documents could not be checked. Check the connection and try again." />
      )}
      {!prepared && error === undefined && <Loading label={`Checking ${checked} of ${ids.length}`} />}
      {prepared && prepared.noops > 0 && (
        <Note>
          {count(prepared.noops)} {noop}.
        </Note>
      )}
      {prepared && prepared.problems.length > 0 && (
        <>
          <Text size={1} weight="medium">
            {count(prepared.problems.length)} can’t be {past}:
          </Text>
          <ProblemList problems={prepared.problems} />
        </>
      )}
      {prepared && prepared.ready.length > 0 && (
        <Text size={1}>Either all documents change or none. “Undo” at the top reverts the change.</Text>
      )}
      <DialogFooter closeText="Close" onClose={onClose}>
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
