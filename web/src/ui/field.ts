/** The props of every field. */
export type FieldProps = {
  id: string
  label: string | null | undefined
  hint?: string | null | undefined
  error?: string | null | undefined
  required?: boolean | undefined
}

/** Returns the attributes that link a control to its hint and error. */
export function describe({id, hint, error}: FieldProps) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  }
}
