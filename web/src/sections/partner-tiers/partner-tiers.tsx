import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {NamedAction} from '../../content/named-action.tsx'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {DataTable} from '../../ui/data-table.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {rowsByLabel} from '../rows-by-label.ts'
import {HeadedSection} from '../section-frame.tsx'

/** Renders the requirements of all tiers side by side, and below them, in the same columns, the benefits and the application. */
export function PartnerTiers({section}: {section: SectionOf<'partnerTiers'>}) {
  const documentAttribute = useDocumentAttribute('partnerTier', 'name')
  const tiers = (section.items ?? []).map((tier) => ({
    ...tier,
    name: section.tierText ? fill(section.tierText, {name: tier.name}) : tier.name,
  }))
  return (
    <HeadedSection section={section}>
      <div className="sm:[&_table]:table-fixed">
        <DataTable
          caption={section.requirementsLabel}
          headLabel={section.requirementsLabel}
          columns={tiers.map(({name}) => ({name}))}
          rows={rowsByLabel(tiers.map(({requirements}) => requirements))}
          figures
        />
      </div>
      <div className="mt-12 grid gap-y-8 lg:grid-flow-col lg:auto-cols-fr">
        <Heading className="pr-5">{section.benefitsLabel}</Heading>
        <HeadingScope>
          {tiers.map((tier) => (
            <div
              key={tier._id}
              data-sanity={documentAttribute(tier)}
              className="flex flex-col border-t border-rule-strong pt-5 lg:border-t-0 lg:pt-0 lg:pr-5"
            >
              <div className="flex items-center gap-3">
                <Icon name={tier.icon} className="size-7 text-accent" />
                <Heading className="font-serif text-h3">{tier.name}</Heading>
              </div>
              <p className="mt-3 text-soft">{tier.description}</p>
              <DashList items={tier.benefits} className="mt-5 mb-7 text-sm" />
              <NamedAction action={tier.action} name={tier.name} className="mt-auto self-start" />
            </div>
          ))}
        </HeadingScope>
      </div>
      {section.note && <p className="mt-10 max-w-measure text-sm text-soft">{section.note}</p>}
    </HeadedSection>
  )
}
