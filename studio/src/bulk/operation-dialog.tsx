import {Dialog} from '@sanity/ui'
import {useState} from 'react'
import {useSchema} from 'sanity'
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

/** Renders an operation on many documents: the choice of a field, if needed, then the confirmation. */
export function OperationDialog({requested, onClose, onDone}: OperationDialogProps) {
  const schema = useSchema()
  const {kind, ids, type} = requested
  const [field, setField] = useState<ChosenField>()
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
      ) : (
        <Confirmation requested={requested} field={field} onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  )
}
