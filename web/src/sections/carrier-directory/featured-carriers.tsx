import {memo} from 'react'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {Rating} from '../../content/rating.tsx'
import type {SectionOf} from '../../content/types.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {CarrierMark} from '../carrier-mark.tsx'
import {CarrierBadges, CarrierName} from './carrier-name.tsx'

type Props = {section: SectionOf<'carrierDirectory'>}

/** Featured carriers with their features. */
export const FeaturedCarriers = memo(function FeaturedCarriers({section}: Props) {
  const documentAttribute = useDocumentAttribute('carrier', 'name')
  // Renders at most as many as the list below, so that it stays fast if nearly all carriers are featured.
  const featured = section.carriers
    .filter((carrier) => carrier.featured)
    .slice(0, section.pageSize ?? undefined)
  if (featured.length === 0) return null
  return (
    <>
      <Heading className="mt-14 mb-5">{section.featuredHeading}</Heading>
      <HeadingScope>
        <ul className="grid gap-x-8 max-sm:border-b max-sm:border-rule sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
          {featured.map((carrier) => (
            <li
              key={carrier._id}
              data-sanity={documentAttribute(carrier)}
              className="border-t border-rule py-3 max-sm:nth-[n+8]:hidden sm:border-rule-strong sm:pt-5 sm:pb-0"
            >
              <div className="flex items-center gap-4">
                <CarrierMark
                  text={carrier.fallbackText}
                  logo={carrier.logo}
                  className="size-11 max-[16rem]:hidden sm:size-14"
                />
                <div className="min-w-0">
                  <Heading className="font-serif text-lg leading-tight">
                    <CarrierName carrier={carrier} />
                  </Heading>
                  <Rating value={carrier.rating} figure />
                </div>
              </div>
              {/* On a phone, the list below follows after one screen. */}
              <div className="max-sm:hidden print:hidden">
                <p className="mt-4 flex flex-wrap gap-2">
                  <CarrierBadges carrier={carrier} section={section} />
                </p>
                <p className="mt-4 text-sm text-soft">{carrier.description}</p>
                <p className="mt-4 text-sm font-semibold">{section.featuresLabel}</p>
                <DashList items={carrier.features} className="mt-2 text-sm" />
              </div>
            </li>
          ))}
        </ul>
      </HeadingScope>
    </>
  )
})
