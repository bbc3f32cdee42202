import {mapDeep} from '@upline/domain/content/walk.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {type ListTime, upcomingOf} from '@upline/web/lib/event-span.ts'

/** Extra events of a short list. They replace events that end before the page is rendered again. */
const spareEvents = 2

/** Removes events that are over, of another kind than the list, or beyond the end of a short list. The page is rendered again on the date after one ends. */
export function withUpcomingEvents(page: PageQueryResult, time: ListTime): PageQueryResult {
  if (page?._type !== 'page') return page
  // Only lists become shorter, so the type is unchanged.
  return mapDeep(page, (value) => inList(value, time)) as PageQueryResult
}

function inList(value: unknown, time: ListTime): unknown {
  const {_type, events, kinds, most}: Record<string, unknown> = Object(value)
  if (_type !== 'eventList' || !Array.isArray(events)) return value
  const coming = upcomingOf<Record<string, unknown>>({events: events.filter(Boolean), kinds, most}, time)
  const isShort = typeof most === 'number' && most > 0
  return {...Object(value), events: isShort ? coming.slice(0, most + spareEvents) : coming}
}
