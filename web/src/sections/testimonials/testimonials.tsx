import {ContentPicture} from '../../content/content-picture.tsx'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {EffectiveDate} from '../../content/period-note.tsx'
import {Rating} from '../../content/rating.tsx'
import {useInterfaceText} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Badge} from '../../ui/badge.tsx'
import {HeadedSection} from '../section-frame.tsx'

/** Renders testimonials, one per column, with their disclaimer below. */
export function Testimonials({section}: {section: SectionOf<'testimonials'>}) {
  const documentAttribute = useDocumentAttribute('testimonial', 'content')
  const labels = useInterfaceText()
  return (
    <HeadedSection section={section}>
      <ul className="in-pairs grid gap-x-8 gap-y-6 sm:gap-y-12 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(min(17.5rem,100%),1fr))]">
        {section.items?.map((item) => (
          <li
            key={item._id}
            data-sanity={documentAttribute(item)}
            className="md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0 print:block border-t border-rule-strong pt-4 sm:pt-6"
          >
            <figure className="md:row-span-4 md:grid md:grid-rows-subgrid print:block">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <Rating value={item.rating} />
                {item.illustrative && <Badge>{labels.sampleLabel}</Badge>}
              </div>
              <blockquote
                lang={item.language ?? undefined}
                className="mt-2 font-serif text-lg leading-[1.42] sm:mt-5 sm:text-h3 font-semibold text-pretty"
              >
                {item.content}
              </blockquote>
              {item.metrics && item.metrics.length > 0 && (
                <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-rule pt-3 sm:mt-5">
                  {item.metrics.map(({_key, label, value}) => (
                    <div key={_key} className="flex flex-row-reverse items-baseline gap-x-2">
                      <dt className="text-sm text-soft">{label}</dt>
                      <dd className="font-serif text-lg font-semibold figures">{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <figcaption className="row-start-4 flex items-center gap-4 self-start pt-3 sm:pt-7">
                <ContentPicture
                  picture={item.picture}
                  sizes="64px"
                  aspect={1}
                  className="size-12 shrink-0 sm:size-16 rounded-full object-cover"
                />
                <span className="min-w-0 text-sm">
                  <span translate="no" className="block text-base font-semibold">
                    {item.author}
                  </span>
                  <span className="block text-soft">{item.role}</span>
                  {item.joined && (
                    <span className="block text-soft">{fill(section.joinedLabel, {year: item.joined})}</span>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="mt-6 max-w-measure sm:mt-10">
        <p className="text-sm text-soft">{section.disclaimer}</p>
        <EffectiveDate date={section.effectiveDate} />
      </div>
    </HeadedSection>
  )
}
