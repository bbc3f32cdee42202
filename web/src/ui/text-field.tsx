import type {ComponentProps} from 'react'
import {controlClass, describedBy, type FieldProps} from './field.ts'
import {FieldFrame} from './field-frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>

/** Renders one line of text. Its placeholder is an example, which an error repeats. */
export function TextField({id, label, hint, error, required, ...input}: Props) {
  const field = {id, label, hint, error}
  return (
    <FieldFrame field={field} example={input.placeholder}>
      <input
        {...input}
        id={id}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        className={controlClass}
      />
    </FieldFrame>
  )
}
