import type {ComponentProps} from 'react'
import type {FieldProps} from './field.ts'
import {FieldFrame} from './field-frame.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'> & {
    /** Text of the remaining length, shown below the field and announced when typing pauses. */
    remaining?: string | undefined
  }

export function TextAreaField({id, label, hint, error, required, remaining, ...area}: Props) {
  return (
    <FieldFrame field={{id, label, hint, error, required}}>
      {(attributes) => (
        <>
          <textarea rows={5} {...area} {...attributes} />
          {remaining !== undefined && (
            <p aria-live="polite" className="mt-1 text-right text-sm text-soft figures">
              {remaining}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  )
}
