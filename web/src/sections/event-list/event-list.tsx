import {calendarPath, eventPath} from '@upline/domain/content/own-paths.ts'
import {encodeAddressPart} from '@upline/domain/content/well-formed.ts'
import {ActionList} from '../../content/action-list.tsx'
import {useNow} from '../../content/clock.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {useSite, useToday} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {env} from '../../lib/env.ts'
import {type EventSpan, eventSpan, formatSpan, upcomingOf} from '../../lib/event-span.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'
import {Badge} from '../../ui/badge.tsx'
import {buttonClass} from '../../ui/button-class.ts'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Split} from '../../ui/split.tsx'
import {useHydrated} from '../../ui/use-client-value.ts'
import {useQueryState} from '../../ui/use-query-state.ts'
import {ListFilter} from '../list-filter.tsx'
import {HeadedSection} from '../section-frame.tsx'

const defaults = {kind: ''}
const kindNames = ['training', 'certification', 'deadline'] as const

/** Renders the coming events by kind, the soonest first. */
export function EventList({section}: {section: SectionOf<'eventList'>}) {
  const [query, change] = useQueryState(defaults)
  const {most} = section
  const {timeZone} = useSite().settings ?? {}
  const time = {today: useToday(), timeZone, now: useNow()}
  const coming = upcomingOf(section, time)
  const kinds = kindNames.filter((kind) => coming.some((event) => event.kind === kind))
  const kind = most ? undefined : kinds.find((name) => name === query.kind)
  const events = coming.filter((event) => !kind || event.kind === kind).slice(0, most ?? undefined)
  const months = [...new Set(events.map(monthOf))]
  return (
    <HeadedSection section={section}>
      {!most && kinds.length > 1 && section.allLabel && (
        <div className="mb-6">
          <ListFilter
            section={section}
            name="kind"
            choices={kinds.map((name) => ({value: name, label: section[`${name}Label`]}))}
            value={kind ?? ''}
            count={(name) => coming.filter((event) => !name || event.kind === name).length}
            onChange={(name) => change({kind: name})}
          />
        </div>
      )}
      {most && <Entries events={events} section={section} />}
      {!most && events.length > 0 && (
        <div className="grid gap-y-8">
          {months.map((month) => (
            <Split
              key={month}
              aside={
                <Heading>
                  <time dateTime={month}>{formatMonth(month)}</time>
                </Heading>
              }
              sticky
            >
              <HeadingScope>
                <Entries events={events.filter((event) => monthOf(event) === month)} section={section} />
              </HeadingScope>
            </Split>
          ))}
        </div>
      )}
      {events.length === 0 && (
        <div className="border-y border-rule py-10">
          <Heading>{section.emptyHeading}</Heading>
          <p className="mt-2 text-soft">{section.emptyText}</p>
        </div>
      )}
      <ActionList actions={[section.action]} field="action" className="mt-8" />
      {!most && (
        <div data-screen-only className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={subscription} className={buttonClass('secondary')}>
            {section.subscribeLabel}
          </a>
          {section.googleLabel && (
            <a href={googleCalendar} className={buttonClass('text')}>
              {section.googleLabel}
            </a>
          )}
          <a href={calendarPath} className={buttonClass('text')}>
            {section.fileLabel}
          </a>
          <p className="max-w-measure text-sm text-soft">{section.subscribeText}</p>
        </div>
      )}
    </HeadedSection>
  )
}

/** The address by which calendar programs know a feed to follow. */
const subscription = `${env.siteUrl.replace(/^https?:/, 'webcal:')}${calendarPath}`

/** Android opens no calendar program for the address. Google Calendar then asks whether to follow the feed. */
const googleCalendar = `https://calendar.google.com/calendar/r?cid=${encodeAddressPart(subscription)}`

type Section = SectionOf<'eventList'>

type Event = Section['events'][number] & {startDate: string}

/** Returns the month of an event's first date: `2027-03`. */
const monthOf = ({startDate}: Event) => startDate.slice(0, 7)

/** Returns a month with its year: `March 2027` for `2027-03`. */
const formatMonth = (month: string) => formatDate(`${month}-01`).replace(' 1,', '')

function Entries({events, section}: {events: readonly Event[]; section: Section}) {
  return (
    <ol className="border-t border-rule-strong">
      {events.map((event) => (
        <EventEntry key={event._id} event={event} section={section} />
      ))}
    </ol>
  )
}

function EventEntry({event, section}: {event: Event; section: Section}) {
  const documentAttribute = useDocumentAttribute('calendarEvent', 'title')
  const span = eventSpan(event)
  const {days, times} = formatSpan(span)
  const dateTime = span.kind === 'days' ? span.first : span.start.toISOString()
  return (
    <li
      data-sanity={documentAttribute(event)}
      className="grid gap-x-8 gap-y-2 border-b border-rule py-6 sm:grid-cols-[minmax(13.5rem,2fr)_5fr]"
    >
      <p className="figures">
        <time
          dateTime={dateTime}
          className="block text-balance font-serif text-h3 leading-tight font-semibold text-accent"
        >
          {section.most ? days : days.replaceAll(`, ${event.startDate.slice(0, 4)}`, '')}
        </time>
        {times && (
          <time dateTime={dateTime} className="mt-1 block text-sm text-soft">
            {times}
          </time>
        )}
        <LocalTime span={span} text={section.localTimeText} />
        {event.weekdays && <span className="block text-sm text-soft">{section.weekdaysLabel}</span>}
        <span className="mt-2 block">
          <Badge>{event.kind && section[`${event.kind}Label`]}</Badge>
        </span>
      </p>
      <div className="min-w-0">
        <Heading className="wrap-anywhere">{event.title}</Heading>
        <p className="mt-2 max-w-measure text-soft">{event.description}</p>
        {event.place && <p className="mt-2 text-sm font-semibold">{event.place}</p>}
        <p className="mt-2 flex flex-wrap gap-x-6">
          {event.url && (
            <a href={event.url} className={buttonClass('text')}>
              <span>{section.joinLabel}</span>
              <span className="sr-only">{`: ${event.title ?? ''}`}</span>
            </a>
          )}
          <a href={eventPath(event._id)} className={buttonClass('text')}>
            <span>{section.addLabel}</span>
            <span className="sr-only">{`: ${event.title ?? ''}`}</span>
          </a>
        </p>
      </div>
    </li>
  )
}

/** Renders the time of an event in the visitor's time zone if it differs there. The prerendered HTML has none. */
function LocalTime({span, text}: {span: EventSpan; text: string | null}) {
  const hydrated = useHydrated()
  if (!hydrated || !text || span.kind === 'days') return null
  const {timeZone} = Intl.DateTimeFormat().resolvedOptions()
  const [there, here] = [formatSpan(span), formatSpan({...span, timeZone})]
  if (there.times === here.times) return null
  const time = there.days === here.days ? here.times : `${here.days}, ${here.times}`
  return <span className="block text-sm text-soft">{fill(text, {time})}</span>
}
