import {type ComponentProps, type ReactNode, useEffect, useState} from 'react'
import {Icon} from './icon.tsx'
import {Select} from './select.tsx'

type FieldProps = {
  id: string
  label: string | null | undefined
  hint?: string | null | undefined
  error?: string | null | undefined
  required?: boolean | undefined
}

/** The props of a field whose control is one element. */
type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps | 'className' | 'children'>

/** Renders one line of text. Its placeholder is an example, which an error repeats. */
export function TextField(props: ControlProps<'input'>) {
  return (
    <Field {...props} example={props.placeholder}>
      <input {...controlOf(props)} />
    </Field>
  )
}

type TextAreaProps = ControlProps<'textarea'> & {
  /** Text of the remaining length, shown below the field and announced when typing pauses. */
  remaining?: string | undefined
}

export function TextAreaField({remaining, ...props}: TextAreaProps) {
  return (
    <Field {...props}>
      <textarea rows={5} {...controlOf(props)} />
      {remaining !== undefined && (
        <>
          <p className="mt-1 text-right text-sm text-soft figures">{remaining}</p>
          <Announcement text={remaining} />
        </>
      )}
    </Field>
  )
}

/** Long enough that a screen reader does not read at every key (ms). */
const pause = 1000

/** Announces a text that changes while the visitor types, when that pauses. */
function Announcement({text}: {text: string}) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(setAnnounced, pause, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span aria-live="polite" className="sr-only">
      {announced}
    </span>
  )
}

export type Choice = {value: string; label: string | null | undefined}

type SelectProps = ControlProps<'select'> & {
  choices: readonly Choice[]
  /** Text of the empty option. */
  placeholder?: string | null | undefined
}

export function SelectField({choices, placeholder, ...props}: SelectProps) {
  return (
    <Field {...props}>
      <Select {...controlOf(props)}>
        {placeholder && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type ChoiceGroupProps = Omit<FieldProps, 'required'> & {name: string; choices: readonly Choice[]}

/** Renders checkboxes. The first has the id, which the error summary links to. */
export function ChoiceGroup({id, label, hint, error, name, choices}: ChoiceGroupProps) {
  return (
    <fieldset {...describe({id, hint, error})}>
      <legend className="font-semibold">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className="mt-2 grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))]">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border border-control bg-raised px-[min(1rem,4vw)] py-2.5 transition-colors hover:bg-tint has-checked:border-fill has-checked:bg-tint has-checked:[outline:1px_solid_var(--fill)]"
          >
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={choice.value}
              className="size-5 shrink-0 accent-fill"
            />
            <span className="min-w-0 leading-snug">{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** A box with a longer text next to it. */
export function CheckboxField({id, label, error, required, ...input}: ControlProps<'input'>) {
  return (
    <div>
      <label htmlFor={id} className="flex cursor-pointer gap-3 text-sm">
        <input
          type="checkbox"
          id={id}
          {...input}
          {...describe({id, error})}
          aria-required={required}
          className="mt-0.5 size-5 shrink-0 accent-fill"
        />
        <span className="min-w-0">{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Returns the attributes of a field's control. An invalid one has a border in addition to its message. */
function controlOf<Props extends FieldProps>({id, label, hint, error, required, ...control}: Props) {
  return {
    ...control,
    id,
    'aria-required': required,
    ...describe({id, hint, error}),
    className:
      'block w-full min-h-12 rounded-sm border border-control bg-raised px-[min(1rem,3.2vw)] py-2.5 text-base text-fg placeholder:text-[min(1em,6vw)] placeholder:text-soft aria-invalid:border-2 aria-invalid:border-danger',
  }
}

type LayoutProps = FieldProps & {example?: string | undefined; children: ReactNode}

/** Renders label, hint, control and error in this order. An invalid field shows the example. */
function Field({id, label, hint, error, example, children}: LayoutProps) {
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <div className="mt-2">{children}</div>
      <FieldError id={id} error={error} example={example} />
    </div>
  )
}

/** Returns the attributes that link a control to its hint and error. */
function describe({id, hint, error}: Omit<FieldProps, 'label'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  }
}

function FieldHint({id, hint}: Pick<FieldProps, 'id' | 'hint'>) {
  if (!hint) return null
  return (
    <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
      {hint}
    </p>
  )
}

function FieldError({id, error, example}: Pick<FieldProps, 'id' | 'error'> & {example?: string | undefined}) {
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
