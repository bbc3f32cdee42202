import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {upcoming} from '@upline/web/lib/event-span.ts'

/** Extra events of a short list. They replace events that end before the page is rendered again. */
const spareEvents = 2

/** Removes events that are over, or beyond the end of a short list. The page is rendered again on the date after one ends. */
export function withUpcomingEvents(page: PageQueryResult, today: string): PageQueryResult {
  if (page?._type !== 'page') return page
  // Only lists become shorter, so the type is unchanged.
  return {...page, sections: page.sections?.map((section) => inSection(section, today))} as PageQueryResult
}

type Fields = Record<string, unknown>

function inSection(section: unknown, today: string): unknown {
  if (typeof section !== 'object' || section === null) return section
  const {_type, events, most, panels} = section as Fields
  if (_type === 'eventList' && Array.isArray(events)) {
    const coming = upcoming<Fields>(events.filter(Boolean), today)
    const isShort = typeof most === 'number' && most > 0
    const shown = isShort ? coming.filter(({weekdays}) => !weekdays).slice(0, most + spareEvents) : coming
    return {...section, events: shown}
  }
  if (_type !== 'tabs' || !Array.isArray(panels)) return section
  const inPanel = (panel: Fields | null) =>
    Array.isArray(panel?.sections)
      ? {...panel, sections: panel.sections.map((inside) => inSection(inside, today))}
      : panel
  return {...section, panels: panels.map(inPanel)}
}
