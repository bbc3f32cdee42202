import {ActionList} from '../../content/action-list.tsx'
import {choiceTitle, inOrder} from '../../content/choices.ts'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {track} from '../../services/analytics/track.ts'
import {FilterBar} from '../../ui/filter-bar.tsx'
import {useQueryState} from '../../ui/use-query-state.ts'
import {HeadedSection} from '../headed-section.tsx'
import {CarrierEntry} from './carrier-entry.tsx'

const all = ''
const defaults = {line: all}

/** A choice of carriers to filter by line; each entry unfolds, at most one at a time. */
export function CarrierShowcase({section}: {section: SectionOf<'carrierShowcase'>}) {
  const site = useSite()
  const [query, change] = useQueryState(defaults)
  const lines = inOrder(
    site,
    'carrierCategory',
    section.carriers?.map(({category}) => category),
  )
  const line = lines.find((name) => name === query.line) ?? all
  const carriersOf = (name: string) =>
    (section.carriers ?? []).filter((carrier) => name === all || carrier.category === name)
  const shown = carriersOf(line)
  const choose = (next: string) => {
    change({line: next})
    track('filter', {
      filter_name: 'line',
      filter_value: next || 'All',
      results: carriersOf(next).length,
      section: section._type,
    })
  }
  return (
    <HeadedSection section={section}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <FilterBar
          label={section.filterLabel}
          value={line}
          onChange={choose}
          options={[
            {value: all, label: section.allLabel},
            ...lines.map((name) => ({value: name, label: choiceTitle(site, 'carrierCategory', name)})),
          ]}
        />
        <p aria-live="polite" className="text-sm text-soft">
          {fill(section.resultStatus, {count: shown.length})}
        </p>
      </div>
      <ul className="mt-6 border-t border-rule-strong">
        {shown.map((carrier) => (
          <CarrierEntry key={carrier._id} carrier={carrier} section={section} />
        ))}
      </ul>
      {section.action && <ActionList actions={[section.action]} field="action" className="mt-10" />}
    </HeadedSection>
  )
}
