import {useNow} from '../../content/clock.ts'
import {formatDate} from '../../lib/format-date.ts'
import {useHydrated} from '../../ui/use-client-value.ts'

/**
 * Renders the date that staff set, or today's date in the browser's language; Intl throws for some of `navigator.languages`. A
 * prerendered page contains the date of its rendering. The key replaces the element after hydration, because hydration keeps text that
 * differs.
 */
export function LastUpdated({date}: {date: string | null}) {
  const hydrated = useHydrated()
  const now = useNow()
  if (date) return <time dateTime={date}>{formatDate(date)}</time>
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
