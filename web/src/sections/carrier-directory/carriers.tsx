import {productsIn} from '@upline/domain/content/carrier-products.ts'
import {memo} from 'react'
import {choiceTitle} from '../../content/choices.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {CarrierMark} from '../../content/marks.tsx'
import {PageLink} from '../../content/page-link.tsx'
import {Rating} from '../../content/rating.tsx'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {InquiryLink} from '../../inquiry/inquiry-link.tsx'
import {closestPaths} from '../../lib/closest-paths.ts'
import {Badge} from '../../ui/badge.tsx'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'

type Section = SectionOf<'carrierDirectory'>
type CarrierProps = {carrier: Section['carriers'][number]; section: Section}

export const FeaturedCarriers = memo(function FeaturedCarriers({section}: {section: Section}) {
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
                <CarrierMark carrier={carrier} className="size-11 max-[16rem]:hidden sm:size-14" />
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

type RowProps = CarrierProps & {
  /** The chosen state and specialty. */
  state: string | undefined
  product: string | undefined
}

/** One carrier of the directory. Memoized so that rows do not render again while the visitor types. */
export const DirectoryRow = memo(function DirectoryRow({carrier, section, state, product}: RowProps) {
  const site = useSite()
  const specialties = productsIn(carrier, state).map((key) => choiceTitle(site, 'carrierSpecialty', key))
  const documentAttribute = useDocumentAttribute('carrier', 'name')
  return (
    <li
      data-sanity={documentAttribute(carrier)}
      className="grid gap-x-6 gap-y-3 border-b border-rule py-5 sm:grid-cols-[3rem_minmax(0,1fr)] lg:grid-cols-[3rem_minmax(0,5fr)_minmax(0,4fr)_9rem_10rem] lg:items-center"
    >
      <CarrierMark carrier={carrier} className="size-12 max-sm:hidden" />
      <div>
        <Heading className="font-serif text-lg leading-tight">
          <CarrierName carrier={carrier} />
        </Heading>
        <p className="mt-1 text-sm text-soft">{carrier.description}</p>
      </div>
      <p className="text-sm max-lg:sm:col-start-2 max-lg:sm:row-start-2">
        <span className="sr-only">{section.specialtiesLabel}</span> <span>{specialties.join(', ')}</span>
      </p>
      <p className="flex flex-wrap gap-2 max-lg:sm:col-start-2 max-lg:sm:row-start-3 lg:flex-col lg:items-start lg:gap-1">
        <CarrierBadges carrier={carrier} section={section} />
      </p>
      <div className="max-lg:sm:col-start-2">
        <Rating value={carrier.rating} figure />
        {section.inquiryAction && (
          <InquiryLink
            action={section.inquiryAction}
            about={{carrier: carrier.name, state, product}}
            spoken={carrier.name}
            className="inline-link flex min-h-11 items-center text-sm font-semibold"
          />
        )}
      </div>
    </li>
  )
})

type NoCarriersProps = {
  section: Section
  name: string
  onName: (name: string) => void
}

/** Says that no carrier matches, with the names that are most similar to the searched one. */
export function NoCarriers({section, name, onName}: NoCarriersProps) {
  const close = closestPaths(
    name,
    section.carriers.flatMap((carrier) => (carrier.name ? [{path: carrier.name}] : [])),
    4,
  )
  return (
    <div className="border-y border-rule py-8">
      <Heading>{section.emptyHeading}</Heading>
      {close.length > 0 && section.closeNamesText && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          <span>{section.closeNamesText}</span>
          {close.map(({path}) => (
            <button
              key={path}
              type="button"
              onClick={() => onName(path)}
              translate="no"
              className="inline-link min-h-11 text-left font-semibold"
            >
              {path}
            </button>
          ))}
        </p>
      )}
      <p className="mt-2 text-soft">{section.emptyText}</p>
    </div>
  )
}

// The same height with and without a link, so that neighbors align.
const box = 'inline-flex min-h-8 items-center'

function CarrierName({carrier: {name, path}}: Pick<CarrierProps, 'carrier'>) {
  if (!path)
    return (
      <span className={box} translate="no">
        {name}
      </span>
    )
  return (
    <PageLink to={path} className={`inline-link ${box}`} translate="no">
      {name}
    </PageLink>
  )
}

function CarrierBadges({carrier, section}: CarrierProps) {
  const site = useSite()
  return (
    <>
      <Badge>{choiceTitle(site, 'carrierCategory', carrier.category)}</Badge>
      {carrier.partnerLevel && (
        <Badge>
          <span className="sr-only">{`${section.partnerLevelLabel ?? ''} `}</span>
          <span>{choiceTitle(site, 'partnerLevel', carrier.partnerLevel)}</span>
        </Badge>
      )}
    </>
  )
}
