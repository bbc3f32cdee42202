import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {PhoneFold} from '../../content/phone-fold.tsx'
import type {SectionOf} from '../../content/types.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {HeadedSection} from '../section-frame.tsx'

/** Renders the levels of a career as stairs: each is higher than the previous one. */
export function CareerPath({section}: {section: SectionOf<'careerPath'>}) {
  const items = section.items ?? []
  const documentAttribute = useDocumentAttribute('careerLevel', 'level')
  return (
    <HeadedSection section={section}>
      <ol className="grid gap-x-8 gap-y-3 sm:gap-y-12 md:grid-flow-col md:auto-cols-fr">
        {items.map((item, index) => (
          <li
            key={item._id}
            data-sanity={documentAttribute(item)}
            className="relative border-t-3 border-double border-accent pt-3 sm:pt-5 md:mt-(--rise)"
            // Distance below the highest step. React's type has no custom properties.
            style={{'--rise': `${(items.length - 1 - index) * 3}rem`}}
          >
            <div className="flex flex-wrap items-baseline gap-x-3 max-sm:pr-8 sm:block">
              <p className="font-serif text-h3 font-semibold tracking-tight sm:text-h2 figures">
                {item.timeframe}
              </p>
              <Heading className="sm:mt-3">{item.level}</Heading>
            </div>
            <PhoneFold name={item.level}>
              <HeadingScope>
                <Heading className="mt-6 mb-3 text-sm">{section.requirementsLabel}</Heading>
                <ul className="border-t border-rule text-sm text-soft">
                  {item.requirements?.map((requirement) => (
                    <li key={requirement} className="border-b border-rule py-2.5">
                      {requirement}
                    </li>
                  ))}
                </ul>
                <Heading className="mt-6 mb-3 text-sm">{section.benefitsLabel}</Heading>
                <DashList items={item.benefits} className="text-sm" />
              </HeadingScope>
            </PhoneFold>
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}
