import {Stack} from '@sanity/ui'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {count} from '@upline/editorial/documents/quote-names.ts'
import {prepareSchedule} from '@upline/editorial/schedules/prepare-schedule.ts'
import {columnsOf} from '@upline/editorial/tables/columns.ts'
import {prepareNextVersions} from '@upline/editorial/tables/next-versions.ts'
import {prepareField} from '@upline/editorial/tables/prepare.ts'
import type {DoneOperation} from '@upline/editorial/tables/undo.ts'
import {type ReactNode, useState} from 'react'
import {useCurrentUser, useSchema} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {DialogFooter} from '../../ui/dialog-footer.tsx'
import {TextField} from '../../ui/field.tsx'
import {Modal} from '../../ui/modal.tsx'
import {TimeFields} from '../../ui/time-fields.tsx'
import {Confirmation} from './confirmation.tsx'
import {FieldChoice} from './field-choice.tsx'
import {type Operation, operations, type Prepare, type Requested} from './operations.ts'

interface OperationDialogProps {
  requested: Requested
  onClose: () => void
  onDone: (done: DoneOperation) => void
}

/** Renders an operation on many documents: the choice of a field or of times, if needed, then the confirmation. */
export function OperationDialog({requested, onClose, onDone}: OperationDialogProps) {
  const {kind, ids} = requested
  const operation: Operation = operations[kind]
  const [prepare, setPrepare] = useState(() => operation.prepare?.(ids))
  return (
    <Modal id="bulk-operation" header={`${operation.verb} ${count(ids.length)}`} width={1} onClose={onClose}>
      {/* Keeps the entered values for “Back”. */}
      {!operation.prepare && (
        <div hidden={prepare !== undefined}>
          <Choice requested={requested} onChoose={(chosen) => setPrepare(() => chosen)} onClose={onClose} />
        </div>
      )}
      {prepare && (
        <Confirmation
          {...{requested, prepare, onClose, onDone}}
          onBack={operation.prepare ? undefined : () => setPrepare(undefined)}
        />
      )}
    </Modal>
  )
}

interface ChoiceProps {
  requested: Requested
  onChoose: (prepare: Prepare) => void
  onClose: () => void
}

/** Lets the editor choose what an operation needs to know. */
function Choice(props: ChoiceProps) {
  const schema = useSchema()
  const {requested, onChoose, onClose} = props
  const {kind, ids, type = ''} = requested
  if (kind === 'schedule') return <TimesChoice {...props} />
  if (kind === 'next') return <FirstDayChoice {...props} />
  const compiled = schema.get(type)
  return (
    compiled && (
      <FieldChoice
        columns={columnsOf(compiled)}
        onChoose={(field) =>
          onChoose((checking, onProgress) => prepareField(ids, field, checking, onProgress))
        }
        onClose={onClose}
      />
    )
  )
}

/** Lets the editor choose when many documents are published and taken down. */
function TimesChoice({requested: {ids}, onChoose, onClose}: ChoiceProps) {
  const scheduledBy = useCurrentUser()?.name
  const [times, setTimes] = useState({publish: '', takeDown: ''})
  return (
    <ChoiceForm
      onClose={onClose}
      onContinue={() =>
        onChoose((checking, onProgress) => prepareSchedule(ids, {times, scheduledBy}, checking, onProgress))
      }
    >
      <TimeFields
        times={times}
        problems={{}}
        descriptions={{
          publish: 'Publishes the drafts as they are at that time. Leave blank to skip publishing.',
          takeDown:
            'Unpublishes the documents and keeps them as drafts, except those that published pages still use. Leave blank to skip unpublishing.',
        }}
        onChange={setTimes}
      />
    </ChoiceForm>
  )
}

/** Lets the editor choose the first day of the next versions: by default next January 1. */
function FirstDayChoice({requested: {ids}, onChoose, onClose}: ChoiceProps) {
  const [firstDay, setFirstDay] = useState(`${Number(siteDate().slice(0, 4)) + 1}-01-01`)
  const newId = (type: string) => `${type.toLowerCase()}-${crypto.randomUUID()}`
  return (
    <ChoiceForm
      onClose={onClose}
      onContinue={() => onChoose(({client}) => prepareNextVersions(ids, firstDay, client, newId))}
    >
      <TextField
        title="First day"
        description="Copies each document to a draft that begins on this date. A draft of the original ends the day before. Enter the new values in the copies, or export and import them as a table. Then publish both: the dialog shows what changes starting that day."
        type="date"
        required
        min={siteDate()}
        padding={3}
        value={firstDay}
        onChange={setFirstDay}
      />
    </ChoiceForm>
  )
}

function ChoiceForm({
  onContinue,
  onClose,
  children,
}: {
  onContinue: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onContinue()
      }}
    >
      <Stack padding={4} gap={5}>
        {children}
        <DialogFooter closeText="Close" onClose={onClose}>
          <ActionButton type="submit" tone="primary" text="Continue" />
        </DialogFooter>
      </Stack>
    </form>
  )
}
