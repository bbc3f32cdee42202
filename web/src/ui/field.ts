/** The props of every field. */
export type FieldProps = {
  id: string
  label: string | null | undefined
  hint?: string | null | undefined
  error?: string | null | undefined
  required?: boolean
}

/** Returns the ids of hint and error for `aria-describedby`. */
export function describedBy({id, hint, error}: FieldProps): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

/** The classes of a control. An invalid one has a border in addition to its message. */
export const controlClass =
  'block w-full min-h-12 rounded-sm border border-control bg-raised px-[min(1rem,4vw)] py-2.5 text-base text-fg placeholder:text-soft aria-invalid:border-2 aria-invalid:border-danger'
