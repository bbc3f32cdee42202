import type {ReactNode} from 'react'
import type {FieldProps} from './field.ts'
import {Icon} from './icon.tsx'

type ErrorProps = {id: string; error: string | null | undefined; example?: string | undefined}

export function FieldError({id, error, example}: ErrorProps) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-2 flex gap-2 text-sm text-danger">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span className="min-w-0">
        <strong className="font-semibold">{error}</strong>
        {example && <span className="block text-soft">{example}</span>}
      </span>
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

type FrameProps = {field: FieldProps; example?: string | undefined; children: ReactNode}

/** Renders label, hint, control and error in this order for every field that is one control. An invalid field also shows an example. */
export function FieldFrame({field, example, children}: FrameProps) {
  return (
    <div>
      <label htmlFor={field.id} className="block font-semibold">
        {field.label}
      </label>
      <FieldHint id={field.id} hint={field.hint} />
      <div className="mt-2">{children}</div>
      <FieldError id={field.id} error={field.error} example={example} />
    </div>
  )
}
