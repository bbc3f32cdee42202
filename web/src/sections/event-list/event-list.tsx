import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {env} from '../../config/env.ts'
import {ActionList} from '../../content/action-list.tsx'
import {useNow} from '../../content/clock.ts'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {calendarPath, upcoming} from '../../lib/event-span.ts'
import {buttonClass} from '../../ui/button-class.ts'
import {Heading} from '../../ui/heading.tsx'
import {useClientValue} from '../../ui/use-client-value.ts'
import {useQueryState} from '../../ui/use-query-state.ts'
import {HeadedSection} from '../headed-section.tsx'
import {ListFilter} from '../list-filter.tsx'
import {EventEntry} from './event-entry.tsx'

const defaults = {kind: ''}
const kindNames = ['training', 'certification', 'deadline'] as const

/**
 * Renders the events that are not over, the soonest first, by kind, and links that add them to a calendar. A short list leaves out what
 * repeats every weekday.
 */
export function EventList({section}: {section: SectionOf<'eventList'>}) {
  const {settings} = useSite()
  // Events may have ended since the page was prerendered.
  const today = useClientValue(todayIn(settings?.timeZone, useNow()), '')
  const [query, change] = useQueryState(defaults)
  const {most} = section
  const coming = upcoming(section.events, today).filter(({weekdays}) => !(most && weekdays))
  const kinds = kindNames.filter((kind) => coming.some((event) => event.kind === kind))
  const kind = most ? undefined : kinds.find((name) => name === query.kind)
  const events = coming.filter((event) => !kind || event.kind === kind).slice(0, most ?? undefined)
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
      <ActionList actions={[section.action]} field="action" className="mt-8" />
      {!most && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={subscription} className={buttonClass('secondary')}>
            {section.subscribeLabel}
          </a>
          <a href={calendarPath} data-typed className={buttonClass('text')}>
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
