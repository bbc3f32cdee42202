import {useToday} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {DataTable} from '../../ui/data-table.tsx'
import {HeadedSection} from '../section-frame.tsx'

/**
 * Renders CMS's maximum commissions: a row for each product and region, two columns for each year from the current one on. If no cap of this
 * year is stored, the last year remains next to it.
 */
export function CompensationCaps({section}: {section: SectionOf<'compensationCaps'>}) {
  const thisYear = Number(useToday().slice(0, 4))
  const latest = Math.max(...section.caps.map(({year}) => year ?? 0))
  const caps = section.caps.filter(({year}) => year !== null && year >= Math.min(thisYear, latest))
  const years = [...new Set([thisYear, ...caps.map(({year}) => year)])].sort()
  const titles = [...new Set(caps.map(({title}) => title))]
  const amount = (value: number | null | undefined) =>
    typeof value === 'number' ? `$${value.toLocaleString('en-US')}` : section.missingText
  return (
    <HeadedSection section={section}>
      <DataTable
        caption={section.heading}
        headLabel={section.regionLabel}
        columns={years.flatMap((year) => [
          {name: fill(section.initialText, {year})},
          {name: fill(section.renewalText, {year})},
        ])}
        rows={titles.map((title) => ({
          key: title,
          head: title,
          cells: years.flatMap((year) => {
            const cap = caps.find((each) => each.title === title && each.year === year)
            return [amount(cap?.initial), amount(cap?.renewal)]
          }),
        }))}
        figures
      />
      {section.note && <p className="mt-5 max-w-measure text-sm text-soft">{section.note}</p>}
    </HeadedSection>
  )
}
