import type {ComponentProps} from 'react'
import type {FieldProps} from './field.ts'
import {FieldFrame} from './field-frame.tsx'
import {Icon} from './icon.tsx'

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
      {({className, ...attributes}) => (
        <div className="relative">
          <select
            {...select}
            {...attributes}
            // Two lines only where letters are so large that one has no room for a word.
            className={`${className} appearance-none text-ellipsis whitespace-normal pr-[min(2.75rem,18vw)] max-sm:pr-[min(2.25rem,18vw)] min-[22rem]:whitespace-nowrap`}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute inset-y-0 right-[min(1rem,4vw)] my-auto size-5 text-soft max-sm:right-[min(0.625rem,4vw)]"
          />
        </div>
      )}
    </FieldFrame>
  )
}
