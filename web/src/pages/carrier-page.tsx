import {Link} from 'react-router-dom'
import {ActionList} from '../content/action-list.tsx'
import {Breadcrumb} from '../content/breadcrumb.tsx'
import {useDataAttribute} from '../content/data-attribute.ts'
import {RichText} from '../content/rich-text.tsx'
import type {CarrierData} from '../content/types.ts'
import {useCrumbs} from '../content/use-crumbs.ts'
import {ancestorPaths} from '../lib/ancestor-paths.ts'
import {fill} from '../lib/fill.ts'
import {CarrierMark} from '../sections/carrier-mark.tsx'
import {DocumentRow} from '../sections/document-list/document-row.tsx'
import {buttonClass} from '../ui/button-class.ts'
import {DashList} from '../ui/dash-list.tsx'
import {Heading} from '../ui/heading.tsx'
import {CarrierAppointment} from './carrier/carrier-appointment.tsx'
import {CarrierBand} from './carrier/carrier-band.tsx'
import {CarrierFacts} from './carrier/carrier-facts.tsx'
import {CarrierRatings} from './carrier/carrier-ratings.tsx'
import {CarrierStates} from './carrier/carrier-states.tsx'
import {InquiryLink} from './carrier/inquiry-link.tsx'

/** A carrier's page. Missing parts are left out, except that missing states are announced. */
export function CarrierPage({content: carrier}: {content: CarrierData}) {
  const attribute = useDataAttribute()
  const {labels, ratings, appointmentSteps, appointmentDays, documents, contacts} = carrier
  const crumbs = useCrumbs(carrier.path)
  if (!labels) throw new Error('The document "carrierPage" is missing: publish it in the Studio')
  const above = ancestorPaths(carrier.path).at(-1)
  const days = appointmentDays && fill(labels.appointmentDays, {days: appointmentDays})
  const hasAppointment = Boolean(appointmentSteps?.length || days || labels.contractingAction)
  const hasContact = Boolean(contacts?.length || labels.inquiryAction)
  return (
    <>
      <div className="container-page pt-6 pb-16 md:pb-24">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-6 grid items-start gap-x-8 gap-y-10 md:mt-10 lg:grid-cols-12">
          <header className="min-w-0 lg:col-span-7">
            <CarrierMark text={carrier.fallbackText} logo={carrier.logo} className="mb-6 size-16" />
            <Heading data-sanity={attribute?.('name')}>{carrier.title}</Heading>
            <p className="intro mt-5" data-sanity={attribute?.('description')}>
              {carrier.description}
            </p>
            {carrier.about && <RichText value={carrier.about} field="about" className="mt-8" />}
          </header>
          <div className="min-w-0 lg:col-span-4 lg:col-start-9">
            <CarrierFacts carrier={carrier} labels={labels} />
          </div>
        </div>
      </div>
      <CarrierBand heading={labels.featuresHeading} tone="shade">
        <DashList items={carrier.features} className="max-w-measure" />
      </CarrierBand>
      {ratings && ratings.length > 0 && (
        <CarrierBand heading={labels.ratingsHeading} tone="paper">
          <CarrierRatings ratings={ratings} labels={labels} />
        </CarrierBand>
      )}
      <CarrierBand heading={labels.availabilityHeading} tone="paper">
        <CarrierStates availability={carrier.availability} labels={labels} />
      </CarrierBand>
      {hasAppointment && (
        <CarrierBand
          heading={labels.appointmentHeading}
          tone="shade"
          aside={days && <p className="intro mt-5">{days}</p>}
        >
          {appointmentSteps && appointmentSteps.length > 0 && <CarrierAppointment steps={appointmentSteps} />}
          {labels.contractingAction && (
            <ActionList actions={[labels.contractingAction]} field="contractingAction" className="mt-8" />
          )}
        </CarrierBand>
      )}
      {documents && documents.length > 0 && (
        <CarrierBand heading={labels.documentsHeading} tone="paper">
          <ul className="border-t border-rule-strong">
            {documents.map((item) => (
              <DocumentRow key={item._id} item={item} downloadLabel={labels.downloadLabel} />
            ))}
          </ul>
        </CarrierBand>
      )}
      {hasContact && (
        <CarrierBand heading={labels.contactHeading} tone="paper">
          <ActionList actions={contacts} field="contacts" className="mb-4" />
          {labels.inquiryAction && <InquiryLink action={labels.inquiryAction} carrier={carrier.title} />}
        </CarrierBand>
      )}
      {above && (
        <p className="container-page pb-16">
          <Link to={above} className={buttonClass('text')}>
            {labels.backLabel}
          </Link>
        </p>
      )}
    </>
  )
}
