import type {Section} from '@upline/web/content/types.ts'
import {eventSpan} from '@upline/web/lib/event-span.ts'

type SchemaObject = Record<string, unknown>

/** Returns the events of a page as schema.org objects. `origin` is the site's, `organizer` the name of the organization. */
export function eventObjects(
  {origin, path, organizer}: {origin: string; path: string; organizer: string | undefined},
  sections: readonly Section[],
): SchemaObject[] {
  const events = sections.flatMap((section) =>
    section._type === 'eventList' ? (section.events ?? []).slice(0, section.most ?? undefined) : [],
  )
  return [...new Map(events.map((event) => [event._id, event])).values()].flatMap((event) => {
    const {startDate} = event
    if (!startDate) return []
    const span = eventSpan({...event, startDate})
    const {place, url} = event
    const locations = [
      ...(place ? [{'@type': 'Place', name: place, address: place}] : []),
      ...(url || !place ? [{'@type': 'VirtualLocation', url: url ?? `${origin}${path}`}] : []),
    ]
    const mode = place
      ? url
        ? 'MixedEventAttendanceMode'
        : 'OfflineEventAttendanceMode'
      : 'OnlineEventAttendanceMode'
    return {
      '@type': 'Event',
      name: event.title,
      description: event.description,
      startDate: span.kind === 'days' ? span.first : span.start.toISOString(),
      endDate: span.kind === 'days' ? span.last : span.end.toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${mode}`,
      location: locations.length > 1 ? locations : locations[0],
      organizer: {'@type': 'Organization', name: organizer, url: `${origin}/`},
    }
  })
}
