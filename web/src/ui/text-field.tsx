import type {ComponentProps} from 'react'
import type {FieldProps} from './field.ts'
import {FieldFrame} from './field-frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>

/** Renders one line of text. Its placeholder is an example, which an error repeats. */
export function TextField({id, label, hint, error, required, ...input}: Props) {
  return (
    <FieldFrame field={{id, label, hint, error, required}} example={input.placeholder}>
      {(attributes) => <input {...input} {...attributes} />}
    </FieldFrame>
  )
}
