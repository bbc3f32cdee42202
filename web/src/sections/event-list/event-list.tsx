import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {env} from '../../config/env.ts'
import {useNow} from '../../content/clock.ts'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {calendarPath, upcoming} from '../../lib/event-span.ts'
import {buttonClass} from '../../ui/button-class.ts'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {useClientValue} from '../../ui/use-client-value.ts'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {EventEntry} from './event-entry.tsx'

/** Renders the events that are not over, the soonest first, and links that add them to a calendar. */
export function EventList({section}: {section: SectionOf<'eventList'>}) {
  const {settings} = useSite()
  // Events may have ended since the page was prerendered.
  const today = useClientValue(todayIn(settings?.timeZone, useNow()), '')
  const events = upcoming(section.events, today).slice(0, section.most ?? undefined)
  return (
    <SectionFrame section={section}>
      <SectionHeader heading={section.heading} intro={section.intro} />
      <HeadingScope when={Boolean(section.heading)}>
        {events.length > 0 ? (
          <ol className="border-t border-rule-strong">
            {events.map((event) => (
              <EventEntry key={event._id} event={event} section={section} />
            ))}
          </ol>
        ) : (
          <div className="border-y border-rule py-10">
            <Heading>{section.emptyHeading}</Heading>
            <p className="mt-2 text-soft">{section.emptyText}</p>
          </div>
        )}
      </HeadingScope>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={subscription} className={buttonClass('secondary')}>
          {section.subscribeLabel}
        </a>
        <a href={calendarPath} data-typed className={buttonClass('text')}>
          {section.fileLabel}
        </a>
        <p className="max-w-measure text-sm text-soft">{section.subscribeText}</p>
      </div>
    </SectionFrame>
  )
}

/** The address by which calendar programs know a feed to follow. */
const subscription = `${env.siteUrl.replace(/^https?:/, 'webcal:')}${calendarPath}`
