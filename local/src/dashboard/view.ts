import {cleanText} from '@upline/domain/inquiry/clean-text.ts'
import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {html} from 'hono/html'

export type Html = ReturnType<typeof html>

/** One entry of a list, ready to be shown. */
export interface Entry {
  id: string
  title: string
  /** ISO 8601. */
  time: string
  excerpt?: string
  labels?: Html[]
  /** Text that the search field finds. */
  searchable: string
  /** Content below the title on the right. Called for the selected entry only. */
  detail(): Html | Html[]
}

export interface View {
  title: string
  empty: string
  count(): number
  entries(): Entry[]
}

export type Views = Record<'mails' | 'errors', View>

/** Renders all values of a stored document, also of its maps, by the names of their fields. Leaves out empty ones. */
export function definitions(document: Record<string, unknown>): Html {
  return html`<dl>${valuesOf(document).map(
    ([names, value]) => html`<div><dt>${sentenceCase(names.join(' '))}</dt><dd>${value}</dd></div>`,
  )}</dl>`
}

function valuesOf(value: unknown, names: string[] = []): [names: string[], value: string][] {
  if (typeof value !== 'object' || value === null) return textOf(value) ? [[names, textOf(value)]] : []
  return Object.entries(value).flatMap(([name, inner]) => valuesOf(inner, [...names, name]))
}

/**
 * Returns a stored value as text, without invisible characters and characters that reverse it. Strings of visitors are stored HTML-escaped; `html`
 * escapes them again.
 */
export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : cleanText(unescapeHtml(String(value)))
}

export function formatTime(iso: string | undefined): string {
  const time = new Date(iso ?? '')
  if (Number.isNaN(time.getTime())) return iso ?? ''
  return time.toLocaleString('en-US', {dateStyle: 'medium', timeStyle: 'short'})
}

/** Turns `UI_COMPONENT`, `agent` and `userAgent` into "Ui component", "Agent" and "User agent". */
export function sentenceCase(code: string): string {
  const text = code.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
