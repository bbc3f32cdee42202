import {EffectiveDate} from '../../content/effective-date.tsx'
import type {SectionOf} from '../../content/types.ts'
import {HeadedSection} from '../headed-section.tsx'
import {Testimonial} from './testimonial.tsx'

/** Renders testimonials, one per column, with their disclaimer below. */
export function Testimonials({section}: {section: SectionOf<'testimonials'>}) {
  return (
    <HeadedSection section={section}>
      <ul className="in-pairs grid gap-x-8 gap-y-8 sm:gap-y-12 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(min(17.5rem,100%),1fr))]">
        {section.items?.map((item) => (
          <Testimonial key={item._id} item={item} joinedLabel={section.joinedLabel} />
        ))}
      </ul>
      <div className="mt-10 max-w-measure border-t border-rule pt-5">
        <p className="text-sm text-soft">{section.disclaimer}</p>
        <EffectiveDate date={section.effectiveDate} />
      </div>
    </HeadedSection>
  )
}
