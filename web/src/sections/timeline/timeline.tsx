import type {SectionOf} from '../../content/types.ts'
import {HeadedSection} from '../headed-section.tsx'
import {ringCounts} from './ring-counts.ts'
import {TimelineEntry} from './timeline-entry.tsx'

/** The history of the company as a trunk with as many rings as years. */
export function Timeline({section}: {section: SectionOf<'timeline'>}) {
  const items = section.items ?? []
  const counts = ringCounts(items.map((item) => item.year))
  const most = counts.at(-1) ?? 1
  const isBrief = section.variant === 'brief'
  return (
    <HeadedSection section={section}>
      <ol className={isBrief ? 'grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4' : undefined}>
        {items.map((item, index) => (
          <TimelineEntry
            key={item._id}
            entry={item}
            rings={counts[index] ?? 1}
            most={most}
            isBrief={isBrief}
          />
        ))}
      </ol>
    </HeadedSection>
  )
}
