import {Dialog} from '@sanity/ui'
import {useState} from 'react'
import {useSchema} from 'sanity'
import {columnsOf} from './columns.ts'
import {Confirmation, kindWords, type Requested} from './confirmation.tsx'
import {type ChosenField, FieldChoice} from './field-choice.tsx'
import type {DoneOperation} from './undo.ts'
import {count} from './words.ts'

interface OperationDialogProps {
  requested: Requested
  onClose: () => void
  onDone: (done: DoneOperation) => void
}

/** One of the operations on many documents, from its field, where it needs one, to its confirmation. */
export function OperationDialog({requested, onClose, onDone}: OperationDialogProps) {
  const schema = useSchema()
  const {kind, ids, type} = requested
  const [field, setField] = useState<ChosenField>()
  const compiled = type && schema.get(type)
  return (
    <Dialog
      id="bulk-operation"
      header={`${kindWords[kind].verb} ${count(ids.length)}`}
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
