import {Breadcrumb} from '../content/breadcrumb.tsx'
import {choiceTitle} from '../content/choices.ts'
import {useDataAttribute} from '../content/data-attribute.ts'
import {CarrierMark} from '../content/marks.tsx'
import {PageLink} from '../content/page-link.tsx'
import {Rating} from '../content/rating.tsx'
import {RichText} from '../content/rich-text.tsx'
import {useSite, useToday} from '../content/site-context.ts'
import type {CarrierData} from '../content/types.ts'
import {useCrumbs} from '../content/use-crumbs.ts'
import {ancestorPaths} from '../lib/ancestor-paths.ts'
import {fill} from '../lib/fill.ts'
import {FieldPart} from '../sections/part.tsx'
import {BadgeList} from '../ui/badge.tsx'
import {buttonClass} from '../ui/button-class.ts'
import {Heading} from '../ui/heading.tsx'
import {Rings} from '../ui/rings.tsx'
import {CarrierBands, type CarrierProps} from './carrier-bands.tsx'

export function CarrierPage({content: carrier}: {content: CarrierData}) {
  const attribute = useDataAttribute()
  const {labels} = carrier
  const crumbs = useCrumbs(carrier.path)
  if (!labels) throw new Error('The document "carrierPage" is missing: publish it in the Studio')
  const above = ancestorPaths(carrier.path).at(-1)
  const props = {carrier, labels}
  return (
    <>
      <div className="container-page pt-6 pb-16 md:pb-24">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-6 grid items-start gap-x-8 gap-y-10 md:mt-10 lg:grid-cols-12">
          <header className="min-w-0 lg:col-span-7">
            <FieldPart content={carrier} field="fallbackText">
              <CarrierMark carrier={carrier} className="mb-6 size-16" />
            </FieldPart>
            <FieldPart content={carrier} field="title">
              <Heading data-sanity={attribute?.('name')} translate="no">
                {carrier.title}
              </Heading>
            </FieldPart>
            <FieldPart content={carrier} field="description">
              <p className="intro mt-5" data-sanity={attribute?.('description')}>
                {carrier.description}
              </p>
            </FieldPart>
            <FieldPart content={carrier} field="about">
              {carrier.about && <RichText value={carrier.about} field="about" className="mt-8" />}
            </FieldPart>
          </header>
          <div className="min-w-0 lg:col-span-4 lg:col-start-9">
            <FieldPart content={carrier} field="lines">
              <CarrierFacts {...props} />
            </FieldPart>
          </div>
        </div>
      </div>
      <CarrierBands {...props} />
      <FieldPart content={carrier} field="path">
        {above && (
          <p className="container-page pb-16">
            <PageLink to={above} className={buttonClass('text')}>
              {labels.backLabel}
            </PageLink>
          </p>
        )}
      </FieldPart>
    </>
  )
}

function CarrierFacts({carrier, labels}: CarrierProps) {
  const site = useSite()
  const lines = carrier.lines?.length
    ? carrier.lines
    : [choiceTitle(site, 'carrierCategory', carrier.category)]
  const rows = [
    {label: labels.linesLabel, value: <BadgeList names={lines} />},
    {
      label: labels.specialtiesLabel,
      value: (
        <BadgeList names={carrier.specialties?.map((key) => choiceTitle(site, 'carrierSpecialty', key))} />
      ),
    },
    {label: labels.partnerLevelLabel, value: choiceTitle(site, 'partnerLevel', carrier.partnerLevel)},
    {label: labels.serviceRatingLabel, value: <Rating value={carrier.rating} figure />},
  ]
  const {foundedYear} = carrier
  const year = Number(useToday().slice(0, 4))
  const years = foundedYear ? year - foundedYear : 0
  return (
    <>
      {labels.foundedText && years > 0 && (
        <p className="mb-6 flex flex-wrap items-center gap-4 text-sm text-soft">
          <Rings
            count={Math.min(30, Math.ceil(years / 10))}
            className="size-24 shrink-0 text-accent [&_path]:stroke-[1.5]"
          />
          <span className="min-w-0 flex-1 basis-40">{fill(labels.foundedText, {year: foundedYear})}</span>
        </p>
      )}
      <dl className="border-t border-rule-strong">
        {rows.map(({label, value}) => (
          <div key={label} className="border-b border-rule py-4">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="mt-1.5">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
