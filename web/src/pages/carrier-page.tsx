import {Link} from 'react-router-dom'
import {Breadcrumb} from '../content/breadcrumb.tsx'
import {useDataAttribute} from '../content/data-attribute.ts'
import {RichText} from '../content/rich-text.tsx'
import type {CarrierData} from '../content/types.ts'
import {useCrumbs} from '../content/use-crumbs.ts'
import {ancestorPaths} from '../lib/ancestor-paths.ts'
import {CarrierMark} from '../sections/marks.tsx'
import {FieldPart} from '../sections/part.tsx'
import {buttonClass} from '../ui/button-class.ts'
import {Heading} from '../ui/heading.tsx'
import {CarrierBands} from './carrier/carrier-bands.tsx'
import {CarrierFacts} from './carrier/carrier-facts.tsx'

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
              <Heading data-sanity={attribute?.('name')}>{carrier.title}</Heading>
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
            <Link to={above} className={buttonClass('text')}>
              {labels.backLabel}
            </Link>
          </p>
        )}
      </FieldPart>
    </>
  )
}
