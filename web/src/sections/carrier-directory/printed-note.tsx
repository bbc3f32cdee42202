import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {useNow} from '../../content/clock.ts'
import {useSite} from '../../content/site-context.ts'
import {correctText} from '../../lib/correct-text.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'

/** A note on paper only, with today's date. */
export function PrintedNote({text}: {text: string | null}) {
  const {settings} = useSite()
  const now = useNow()
  if (!text) return null
  const dated = fill(text, {date: formatDate(todayIn(settings?.timeZone, now))})
  return (
    <p
      ref={(paragraph) => correctText(paragraph, dated)}
      className="mt-6 hidden text-sm print:block"
      suppressHydrationWarning
    >
      {dated}
    </p>
  )
}
