type Values = Readonly<Record<string, string | number | null | undefined>>

/** Replaces parameters such as `{count}` in a message. An unknown parameter stays unchanged; a missing message or value is empty. */
export function fill(message: string | null | undefined, values: Values): string {
  return (message ?? '').replace(/\{(\w+)\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : token,
  )
}
