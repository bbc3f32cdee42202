import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {DataTable} from '../../ui/data-table.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {HeadedSection} from '../headed-section.tsx'
import {requirementRows} from './requirement-rows.ts'
import {TierColumn} from './tier-column.tsx'

/** What each tier asks, side by side; under it what each gives, in the same columns, and the way in. */
export function PartnerTiers({section}: {section: SectionOf<'partnerTiers'>}) {
  const tiers = section.items ?? []
  return (
    <HeadedSection section={section}>
      <div className="sm:[&_table]:table-fixed">
        <DataTable
          caption={section.requirementsLabel}
          headLabel={section.requirementsLabel}
          columns={tiers.map(({_id, name}) => ({key: _id, label: name, name}))}
          rows={requirementRows(tiers).map(({label, values}) => ({
            key: label,
            head: label,
            cells: values.map((value) => value ?? '–'),
          }))}
          figures
        />
      </div>
      <div className="mt-12 grid gap-y-8 lg:grid-flow-col lg:auto-cols-fr">
        <Heading className="pr-5">{section.benefitsLabel}</Heading>
        <HeadingScope>
          {tiers.map((tier) => (
            <TierColumn
              key={tier._id}
              tier={tier}
              name={section.tierText ? fill(section.tierText, {name: tier.name}) : tier.name}
            />
          ))}
        </HeadingScope>
      </div>
      {section.note && <p className="mt-10 max-w-measure text-sm text-soft">{section.note}</p>}
    </HeadedSection>
  )
}
