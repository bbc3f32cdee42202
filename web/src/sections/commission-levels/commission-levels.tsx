import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {PeriodNote} from '../../content/period-note.tsx'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {DataTable} from '../../ui/data-table.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Rings} from '../../ui/rings.tsx'
import {rowsByLabel} from '../rows-by-label.ts'
import {HeadedSection} from '../section-frame.tsx'
import {Year} from '../year.tsx'

/** Renders the rates of all levels in one table, and below it, in the same columns, the requirements. */
export function CommissionLevels({section}: {section: SectionOf<'commissionLevels'>}) {
  const documentAttribute = useDocumentAttribute('commissionLevel', 'name')
  const levels = (section.levels ?? []).map((level) => ({
    ...level,
    name: section.levelText ? fill(section.levelText, {level: level.name}) : level.name,
  }))
  const rates = levels.map(
    (level) => level.rates?.map(({product, rate}) => ({label: product, value: rate})) ?? null,
  )
  return (
    <HeadedSection section={section}>
      <div className="sm:[&_table]:table-fixed">
        <DataTable
          caption={section.rateLabel}
          headLabel={section.productLabel}
          columns={levels.map((level) => ({
            label: (
              <>
                <span>{level.name}</span>{' '}
                <span className="@max-[34rem]:block">
                  <Year of={level} />
                </span>
              </>
            ),
            name: level.name,
          }))}
          rows={rowsByLabel(rates)}
          figures
        />
      </div>
      <ul
        className="mt-12 grid gap-y-10 lg:ml-(--first-column) lg:grid-flow-col lg:auto-cols-fr"
        // React's type has no custom properties.
        style={{'--first-column': `${100 / (levels.length + 1)}%`}}
      >
        {levels.map((level, index) => (
          <li
            key={level._id}
            data-sanity={documentAttribute(level)}
            className="border-t border-rule-strong pt-5"
          >
            <div className="flex flex-wrap items-center gap-x-3">
              <Rings count={index + 1} className="size-10 text-accent [&_path]:stroke-[5]" />
              <Heading className="min-w-0 font-serif text-h3">{level.name}</Heading>
            </div>
            <PeriodNote period={level} className="mt-3 text-sm" />
            <p className="mt-3 text-soft lg:pr-5">{level.description}</p>
            <p className="mt-3 text-sm font-semibold lg:pr-5">{level.requirement}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-measure text-sm text-soft">{section.note}</p>
    </HeadedSection>
  )
}
