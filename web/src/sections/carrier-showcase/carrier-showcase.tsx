import {ActionList} from '../../content/action-list.tsx'
import {choiceTitle, inOrder} from '../../content/choices.ts'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {useQueryState} from '../../ui/use-query-state.ts'
import {HeadedSection} from '../headed-section.tsx'
import {ListFilter} from '../list-filter.tsx'
import {CarrierEntry} from './carrier-entry.tsx'

const defaults = {line: ''}

/** A choice of carriers to filter by line; each entry unfolds, at most one at a time. */
export function CarrierShowcase({section}: {section: SectionOf<'carrierShowcase'>}) {
  const site = useSite()
  const [query, change] = useQueryState(defaults)
  const lines = inOrder(
    site,
    'carrierCategory',
    section.carriers?.map(({category}) => category),
  )
  const line = lines.find((name) => name === query.line) ?? ''
  const carriersOf = (name: string) =>
    (section.carriers ?? []).filter((carrier) => !name || carrier.category === name)
  const shown = carriersOf(line)
  return (
    <HeadedSection section={section}>
      <ListFilter
        section={section}
        name="line"
        choices={lines.map((name) => ({value: name, label: choiceTitle(site, 'carrierCategory', name)}))}
        value={line}
        count={(name) => carriersOf(name).length}
        onChange={(name) => change({line: name})}
        status={fill(section.resultStatus, {count: shown.length})}
      />
      <ul className="mt-6 border-t border-rule-strong">
        {shown.map((carrier) => (
          <CarrierEntry key={carrier._id} carrier={carrier} section={section} />
        ))}
      </ul>
      <ActionList actions={[section.action]} field="action" className="mt-10" />
    </HeadedSection>
  )
}
