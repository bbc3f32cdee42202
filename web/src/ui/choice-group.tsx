import {describe, type FieldProps} from './field.ts'
import {FieldError, FieldHint} from './field-frame.tsx'
import type {Choice} from './select-field.tsx'

type Props = Omit<FieldProps, 'required'> & {
  name: string
  choices: readonly Choice[]
}

/** Renders checkboxes. The first has the id, which the error summary links to. */
export function ChoiceGroup({id, label, hint, error, name, choices}: Props) {
  return (
    <fieldset {...describe({id, label, hint, error})}>
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
