import type {ReactNode} from 'react'
import {describe, type FieldProps} from './field.ts'
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

type FrameProps = {
  field: FieldProps
  /** Example that an invalid field shows. */
  example?: string | undefined
  /** Renders the control with these attributes. An invalid one has a border in addition to its message. */
  children: (attributes: ReturnType<typeof describe> & {id: string; className: string}) => ReactNode
}

/** Renders label, hint, control and error in this order for every field that is one control. */
export function FieldFrame({field, example, children}: FrameProps) {
  const {id, label, hint, error, required} = field
  const attributes = {
    id,
    'aria-required': required,
    ...describe(field),
    className:
      'block w-full min-h-12 rounded-sm border border-control bg-raised px-[min(1rem,3.2vw)] py-2.5 text-base text-fg placeholder:text-[min(1em,6vw)] placeholder:text-soft aria-invalid:border-2 aria-invalid:border-danger',
  }
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <div className="mt-2">{children(attributes)}</div>
      <FieldError id={id} error={error} example={example} />
    </div>
  )
}
