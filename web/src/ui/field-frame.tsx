import type {ReactNode} from 'react'
import type {FieldProps} from './field.ts'
import {Icon} from './icon.tsx'

export function FieldError({id, error}: {id: string; error: string | null | undefined}) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-2 flex gap-2 text-sm font-semibold text-danger">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span className="min-w-0">{error}</span>
    </p>
  )
}

export function FieldHint({id, hint}: {id: string; hint: string | null | undefined}) {
  if (!hint) return null
  return (
    <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
      {hint}
    </p>
  )
}

/** Label, hint, control, error: the same order for every field that is one control. */
export function FieldFrame({field, children}: {field: FieldProps; children: ReactNode}) {
  return (
    <div>
      <label htmlFor={field.id} className="block font-semibold">
        {field.label}
      </label>
      <FieldHint id={field.id} hint={field.hint} />
      <div className="mt-2">{children}</div>
      <FieldError id={field.id} error={field.error} />
    </div>
  )
}
