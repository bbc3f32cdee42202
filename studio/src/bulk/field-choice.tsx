import {Select, Stack, TextArea} from '@sanity/ui'
import {useState} from 'react'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'
import {Field} from '../ui/field.tsx'
import type {Column} from './columns.ts'

/** A field and its new value as text; an empty text clears the field. */
export interface ChosenField {
  column: Column
  text: string
}

interface FieldChoiceProps {
  columns: readonly Column[]
  onChoose: (field: ChosenField) => void
  onClose: () => void
}

/** Lets the editor choose a field and its new value. */
export function FieldChoice({columns, onChoose, onClose}: FieldChoiceProps) {
  const [name, setName] = useState(columns[0]?.name ?? '')
  const [text, setText] = useState('')
  const column = columns.find((each) => each.name === name)
  return (
    <Stack padding={4} gap={4}>
      <Field title="Field">
        {(input) => (
          <Select
            {...input}
            fontSize={1}
            padding={3}
            value={name}
            onChange={({currentTarget}) => {
              setName(currentTarget.value)
              setText('')
            }}
          >
            {columns.map((each) => (
              <option key={each.name} value={each.name}>
                {each.title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        title="New value"
        description={`${column?.hint}. Leave blank to clear the field. The drafts change; publish them afterwards.`}
      >
        {(input) =>
          column?.choices ? (
            <Select
              {...input}
              fontSize={1}
              padding={3}
              value={text}
              onChange={({currentTarget}) => setText(currentTarget.value)}
            >
              <option value="">Blank</option>
              {column.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.title}
                </option>
              ))}
            </Select>
          ) : (
            <TextArea
              {...input}
              rows={3}
              fontSize={1}
              padding={3}
              value={text}
              onChange={({currentTarget}) => setText(currentTarget.value)}
            />
          )
        }
      </Field>
      <DialogFooter closeText="Close" onClose={onClose}>
        <ActionButton
          tone="primary"
          text="Continue"
          disabled={!column}
          onClick={() => column && onChoose({column, text})}
        />
      </DialogFooter>
    </Stack>
  )
}
