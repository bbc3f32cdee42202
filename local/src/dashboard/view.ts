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

export type Views = Record<'inquiries' | 'mails' | 'errors', View>

type Value = string | Html | false | undefined

/** Renders names with their values; those without a value are left out. */
export function definitions(values: Record<string, Value>): Html {
  const rows = Object.entries(values).filter(([, value]) => value)
  return html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}

/** Formats an ISO time in the machine's time zone. */
export function formatTime(iso: string | undefined): string {
  const time = new Date(iso ?? '')
  if (Number.isNaN(time.getTime())) return iso ?? ''
  return time.toLocaleString('en-US', {dateStyle: 'medium', timeStyle: 'short'})
}

/** Turns `UI_COMPONENT` or `agent` into "Ui component" and "Agent". */
export function sentenceCase(code: string): string {
  const text = code.replaceAll('_', ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
