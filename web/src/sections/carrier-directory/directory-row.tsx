import {memo} from 'react'
import {choiceTitle} from '../../content/choices.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {useInterfaceText, useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Badge} from '../../ui/badge.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Rating} from '../../ui/rating.tsx'
import {CarrierMark} from '../carrier-mark.tsx'
import {CarrierName} from './carrier-name.tsx'

type Section = SectionOf<'carrierDirectory'>
type Props = {carrier: Section['carriers'][number]; section: Section}

/** One carrier of the directory. Memoized so that rows do not render again while the visitor types. */
export const DirectoryRow = memo(function DirectoryRow({carrier, section}: Props) {
  const labels = useInterfaceText()
  const site = useSite()
  const specialties = (carrier.specialties ?? []).map((key) => choiceTitle(site, 'carrierSpecialty', key))
  const documentAttribute = useDocumentAttribute('carrier', 'name')
  return (
    <li
      data-sanity={documentAttribute(carrier)}
      className="grid gap-x-6 gap-y-3 border-b border-rule py-5 sm:grid-cols-[3rem_minmax(0,1fr)_auto] lg:grid-cols-[3rem_minmax(0,5fr)_minmax(0,4fr)_9rem_8rem] lg:items-center"
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
        <Badge>{choiceTitle(site, 'carrierCategory', carrier.category)}</Badge>
        <Badge>
          <span className="sr-only">{section.partnerLevelLabel} </span>
          {choiceTitle(site, 'partnerLevel', carrier.partnerLevel)}
        </Badge>
      </p>
      <Rating value={carrier.rating} label={fill(labels.ratingText, {rating: carrier.rating})} figure />
    </li>
  )
})
