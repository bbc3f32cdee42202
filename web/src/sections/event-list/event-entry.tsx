import {useDocumentAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {eventPath, eventSpan} from '../../lib/event-span.ts'
import {formatSpan} from '../../lib/format-span.ts'
import {Badge} from '../../ui/badge.tsx'
import {buttonClass} from '../../ui/button-class.ts'
import {Heading} from '../../ui/heading.tsx'

type Section = SectionOf<'eventList'>

export function EventEntry({
  event,
  section,
}: {
  event: Section['events'][number] & {startDate: string}
  section: Section
}) {
  const documentAttribute = useDocumentAttribute('calendarEvent', 'title')
  const span = eventSpan(event)
  const {days, times} = formatSpan(span)
  return (
    <li
      data-sanity={documentAttribute(event)}
      className="grid gap-x-8 gap-y-2 border-b border-rule py-6 sm:grid-cols-[minmax(13.5rem,2fr)_5fr]"
    >
      <p className="figures">
        <time
          dateTime={span.kind === 'days' ? span.first : span.start.toISOString()}
          className="block text-balance font-serif text-h3 leading-tight font-semibold text-accent"
        >
          {days}
        </time>
        {times && <time className="mt-1 block text-sm text-soft">{times}</time>}
        {event.weekdays && <span className="block text-sm text-soft">{section.weekdaysLabel}</span>}
      </p>
      <div className="min-w-0">
        <p className="mb-2">
          <Badge>{event.kind && section[`${event.kind}Label`]}</Badge>
        </p>
        <Heading className="wrap-anywhere">{event.title}</Heading>
        <p className="mt-2 max-w-measure text-soft">{event.description}</p>
        {event.place && <p className="mt-2 text-sm font-semibold">{event.place}</p>}
        <p className="mt-2 flex flex-wrap gap-x-6">
          {event.url && (
            <a href={event.url} className={buttonClass('text')}>
              {section.joinLabel}
              <span className="sr-only">: {event.title}</span>
            </a>
          )}
          <a href={eventPath(event._id)} data-typed className={buttonClass('text')}>
            {section.addLabel}
            <span className="sr-only">: {event.title}</span>
          </a>
        </p>
      </div>
    </li>
  )
}
