import type {SectionOf} from '../../content/types.ts'
import {HeadedSection} from '../headed-section.tsx'
import {ringCounts} from './ring-counts.ts'
import {BriefEntry, TimelineEntry} from './timeline-entry.tsx'

/** The history of the company as a trunk: a ring for every year. */
export function Timeline({section}: {section: SectionOf<'timeline'>}) {
  const items = section.items ?? []
  const counts = ringCounts(items.map((item) => item.year))
  const most = counts.at(-1) ?? 1
  return (
    <HeadedSection section={section}>
      {section.variant === 'brief' ? (
        <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item, index) => (
            <BriefEntry key={item._id} entry={item} rings={counts[index] ?? 1} most={most} />
          ))}
        </ol>
      ) : (
        <ol>
          {items.map((item, index) => (
            <TimelineEntry key={item._id} entry={item} rings={counts[index] ?? 1} most={most} />
          ))}
        </ol>
      )}
    </HeadedSection>
  )
}
