import {FieldError} from '../../ui/field-frame.tsx'

type Props = {
  id: string
  text: string | undefined
  required: boolean
  error: string | undefined
}

/** The box by which a visitor allows calls and texts. Never ticked beforehand. */
export function ConsentField({id, text, required, error}: Props) {
  return (
    <div>
      <label htmlFor={id} className="flex cursor-pointer gap-3 text-sm">
        <input
          type="checkbox"
          id={id}
          name="consent"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-required={required || undefined}
          className="mt-0.5 size-5 shrink-0 accent-fill"
        />
        <span className="min-w-0">{text}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
