import type {ComponentProps} from 'react'
import {controlClass, describedBy, type FieldProps} from './field.ts'
import {FieldFrame} from './field-frame.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'> & {
    /** Text of the remaining length, shown below the field and announced when typing pauses. */
    remaining?: string | undefined
  }

export function TextAreaField({id, label, hint, error, required, remaining, ...area}: Props) {
  const field = {id, label, hint, error}
  return (
    <FieldFrame field={field}>
      <textarea
        rows={5}
        {...area}
        id={id}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        className={controlClass}
      />
      {remaining !== undefined && (
        <p aria-live="polite" className="mt-1 text-right text-sm text-soft figures">
          {remaining}
        </p>
      )}
    </FieldFrame>
  )
}
