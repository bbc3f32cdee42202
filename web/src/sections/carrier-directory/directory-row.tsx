import {productsIn} from '@upline/domain/content/carrier-products.ts'
import {memo} from 'react'
import {choiceTitle} from '../../content/choices.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {Rating} from '../../content/rating.tsx'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {Heading} from '../../ui/heading.tsx'
import {CarrierMark} from '../carrier-mark.tsx'
import {InquiryLink} from '../inquiry-link.tsx'
import {CarrierBadges, CarrierName} from './carrier-name.tsx'

type Section = SectionOf<'carrierDirectory'>
type Props = {
  carrier: Section['carriers'][number]
  section: Section
  /** The chosen state and specialty. */
  state?: string
  product?: string
}

/** One carrier of the directory. Memoized so that rows do not render again while the visitor types. */
export const DirectoryRow = memo(function DirectoryRow({carrier, section, state, product}: Props) {
  const site = useSite()
  const specialties = productsIn(carrier, state).map((key) => choiceTitle(site, 'carrierSpecialty', key))
  const documentAttribute = useDocumentAttribute('carrier', 'name')
  return (
    <li
      data-sanity={documentAttribute(carrier)}
      className="grid gap-x-6 gap-y-3 border-b border-rule py-5 sm:grid-cols-[3rem_minmax(0,1fr)] lg:grid-cols-[3rem_minmax(0,5fr)_minmax(0,4fr)_9rem_10rem] lg:items-center"
    >
      <CarrierMark text={carrier.fallbackText} logo={carrier.logo} className="size-12 max-sm:hidden" />
      <div>
        <Heading className="font-serif text-lg leading-tight">
          <CarrierName carrier={carrier} />
        </Heading>
        <p className="mt-1 text-sm text-soft">{carrier.description}</p>
      </div>
      <p className="text-sm max-lg:sm:col-start-2 max-lg:sm:row-start-2">
        <span className="sr-only">{section.specialtiesLabel}</span> {specialties.join(', ')}
      </p>
      <p className="flex flex-wrap gap-2 max-lg:sm:col-start-2 max-lg:sm:row-start-3 lg:flex-col lg:items-start lg:gap-1">
        <CarrierBadges carrier={carrier} section={section} />
      </p>
      <div className="max-lg:sm:col-start-2">
        <Rating value={carrier.rating} figure />
        {section.inquiryAction && (
          <InquiryLink
            action={section.inquiryAction}
            about={{carrier: carrier.name, ...(state && {state}), ...(product && {product})}}
            spoken={carrier.name}
            className="inline-link flex min-h-11 items-center text-sm font-semibold"
          />
        )}
      </div>
    </li>
  )
})
