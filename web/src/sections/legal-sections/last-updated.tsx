import {formatDate} from '../../lib/format-date.ts'
import {useHydrated} from '../../ui/use-client-value.ts'

/**
 * The date staff set, else today's in the browser's language (`navigator.languages` may name some that Intl throws for). A prerendered
 * page carries the day it was written, which is replaced after hydration: the key makes a new element, as hydration leaves a text alone
 * that differs.
 */
export function LastUpdated({date}: {date: string | null}) {
  const hydrated = useHydrated()
  if (date) return <time dateTime={date}>{formatDate(date)}</time>
  const now = new Date()
  return (
    <time key={String(hydrated)} dateTime={isoDay(now)} suppressHydrationWarning>
      {new Intl.DateTimeFormat(hydrated ? undefined : 'en-US', {dateStyle: 'long'}).format(now)}
    </time>
  )
}

/** Formats the visitor's local date as `2026-03-01`. */
function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
