import {fillTokens} from '@upline/domain/content/tokens.ts'

type Values = Readonly<Record<string, string | number | null | undefined>>

/** Replaces parameters such as `{count}` in a message. An unknown parameter stays unchanged; a missing message or value is empty. */
export function fill(message: string | null | undefined, values: Values): string {
  return fillTokens(message ?? '', (name) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : undefined,
  )
}
