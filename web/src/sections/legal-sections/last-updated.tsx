import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {useNow} from '../../content/clock.ts'
import {useToday} from '../../content/site-context.ts'
import {formatDate} from '../../lib/format-date.ts'
import {useHydrated} from '../../ui/use-client-value.ts'

/** Renders the date that staff set, or today's date: the organization's in the HTML, then the visitor's in the language of the browser. */
export function LastUpdated({date}: {date: string | null}) {
  const hydrated = useHydrated()
  const today = useToday()
  const now = useNow()
  if (date || !hydrated) return <time dateTime={date ?? today}>{formatDate(date ?? today)}</time>
  const {timeZone} = Intl.DateTimeFormat().resolvedOptions()
  // Without a language, because Intl throws for some of `navigator.languages`.
  const shown = new Intl.DateTimeFormat(undefined, {dateStyle: 'long'}).format(now)
  return <time dateTime={todayIn(timeZone, now)}>{shown}</time>
}
