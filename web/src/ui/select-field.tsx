import type {ComponentProps} from 'react'
import type {FieldProps} from './field.ts'
import {FieldFrame} from './field-frame.tsx'
import {Select} from './select.tsx'

export type Choice = {value: string; label: string | null | undefined}

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'className' | 'children'> & {
    choices: readonly Choice[]
    /** Text of the empty option. */
    placeholder?: string | null | undefined
  }

/** One of several, from the browser's own list. */
export function SelectField({id, label, hint, error, required, choices, placeholder, ...select}: Props) {
  return (
    <FieldFrame field={{id, label, hint, error, required}}>
      {(attributes) => (
        <Select {...select} {...attributes}>
          {placeholder && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
