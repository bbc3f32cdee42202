import {Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {effectMutations} from '@upline/editorial/checks/effect-mutations.ts'
import {count} from '@upline/editorial/documents/quote-names.ts'
import {commitOperation, rejectionMessage} from '@upline/editorial/tables/commit.ts'
import type {PlannedOperation} from '@upline/editorial/tables/prepare.ts'
import type {DoneOperation} from '@upline/editorial/tables/undo.ts'
import {useId, useState} from 'react'
import {useSchema} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {useReadContent} from '../../ui/content-feed.ts'
import {DialogFooter} from '../../ui/dialog-footer.tsx'
import {DocumentRow} from '../../ui/document-row.tsx'
import {Effect} from '../../ui/effect/effect.tsx'
import {List} from '../../ui/list.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useData} from '../../ui/query-client.ts'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {type Operation, operations, type Prepare, type Requested} from './operations.ts'

/** Longer lists end with the number of other documents. */
const maxProblems = 100

interface ConfirmationProps {
  requested: Requested
  prepare: Prepare
  onClose: () => void
  onDone: (done: DoneOperation) => void
  /** Returns to the choice of a field or of times, if there was one. */
  onBack: (() => void) | undefined
}

/** Checks an operation, shows its problems, and runs it once the editor confirms. */
export function Confirmation({requested: {kind, ids}, prepare, onClose, onDone, onBack}: ConfirmationProps) {
  const client = useStudioClient()
  const schema = useSchema()
  const toast = useToast()
  const {verb, past, unchanged, action}: Operation = operations[kind]
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

  const run = ({ready, mutations}: PlannedOperation) =>
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
      {prepared && prepared.unchanged > 0 && (
        <Note>
          {count(prepared.unchanged)} {unchanged[prepared.unchanged === 1 ? 0 : 1]}.
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
      {action && prepared && prepared.unchanged < ids.length && (
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
