import {useDocumentAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {HeadedSection} from '../section-frame.tsx'

/** Plans as rows, so that features and benefits align in columns. */
export function PlanList({section}: {section: SectionOf<'planList'>}) {
  const documentAttribute = useDocumentAttribute('plan', 'name')
  return (
    <HeadedSection section={section}>
      <ul className="border-t border-rule-strong">
        {section.plans?.map((plan) => (
          <li
            key={plan._id}
            data-sanity={documentAttribute(plan)}
            data-plan={plan.name}
            className="grid gap-x-8 gap-y-6 border-b border-rule py-8 md:grid-cols-2 lg:grid-cols-12 lg:py-10"
          >
            <div className="flex gap-5 max-[18rem]:block md:col-span-2 lg:col-span-5">
              <Icon name={plan.icon} className="size-8 text-accent max-[18rem]:mb-4" />
              <div className="min-w-0">
                <Heading className="font-serif text-h3">{plan.name}</Heading>
                <p className="mt-3 text-soft">{plan.description}</p>
              </div>
            </div>
            <HeadingScope>
              <Points title={section.featuresLabel} items={plan.features} className="lg:col-span-3" />
              <Points title={section.benefitsLabel} items={plan.benefits} className="lg:col-span-4" />
            </HeadingScope>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}

type PointsProps = {title: string | null; items: readonly string[] | null; className: string}

function Points({title, items, className}: PointsProps) {
  if (!items?.length) return null
  return (
    <div className={className}>
      <Heading className="text-sm">{title}</Heading>
      <DashList items={items} className="mt-3 text-sm" />
    </div>
  )
}
