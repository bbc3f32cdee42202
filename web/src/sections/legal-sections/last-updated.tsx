import {todayIn} from '@upline/domain/dates/zoned-time.ts'
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
    <time
      key={String(hydrated)}
      dateTime={todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now)}
      suppressHydrationWarning
    >
      {new Intl.DateTimeFormat(hydrated ? undefined : 'en-US', {dateStyle: 'long'}).format(now)}
    </time>
  )
}
