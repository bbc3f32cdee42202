import {Dialog} from '@sanity/ui'
import {useState} from 'react'
import {useSchema} from 'sanity'
import type {Times} from '../schedule/prepare-schedule.ts'
import {TimesChoice} from '../schedule/times-choice.tsx'
import {columnsOf} from './columns.ts'
import {Confirmation, kindLabels, type Requested} from './confirmation.tsx'
import {type ChosenField, FieldChoice} from './field-choice.tsx'
import {count} from './messages.ts'
import type {DoneOperation} from './undo.ts'

interface OperationDialogProps {
  requested: Requested
  onClose: () => void
  onDone: (done: DoneOperation) => void
}

/** Renders an operation on many documents: the choice of a field or of times, if needed, then the confirmation. */
export function OperationDialog({requested, onClose, onDone}: OperationDialogProps) {
  const schema = useSchema()
  const {kind, ids, type} = requested
  const [field, setField] = useState<ChosenField>()
  const [times, setTimes] = useState<Times>()
  const compiled = type && schema.get(type)
  return (
    <Dialog
      id="bulk-operation"
      header={`${kindLabels[kind].verb} ${count(ids.length)}`}
      width={1}
      onClose={onClose}
    >
      {kind === 'set' && !field && compiled ? (
        <FieldChoice columns={columnsOf(compiled)} onChoose={setField} onClose={onClose} />
      ) : kind === 'schedule' && !times ? (
        <TimesChoice onChoose={setTimes} onClose={onClose} />
      ) : (
        <Confirmation {...{requested, field, times, onClose, onDone}} />
      )}
    </Dialog>
  )
}
