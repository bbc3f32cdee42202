import {groupBy} from '@upline/domain/periods/group-by.ts'
import {ActionList} from '../content/action-list.tsx'
import {choiceTitle} from '../content/choices.ts'
import {useDataAttribute} from '../content/data-attribute.ts'
import {EditableDocument} from '../content/editable-document.tsx'
import {useSite} from '../content/site-context.ts'
import type {CarrierData} from '../content/types.ts'
import {InquiryLink} from '../inquiry/inquiry-link.tsx'
import {fill} from '../lib/fill.ts'
import {formatDate} from '../lib/format-date.ts'
import {DocumentRow} from '../sections/document-list/document-list.tsx'
import {currentPapers} from '../sections/papers.ts'
import {FieldPart} from '../sections/part.tsx'
import {SplitSection} from '../sections/section-frame.tsx'
import {buttonClass} from '../ui/button-class.ts'
import {DashList} from '../ui/dash-list.tsx'
import {Heading} from '../ui/heading.tsx'
import {Rings} from '../ui/rings.tsx'

export type CarrierProps = {
  carrier: CarrierData
  /** The labels of all carrier pages: the document "carrierPage". */
  labels: NonNullable<CarrierData['labels']>
}

function CarrierFeatures({carrier, labels}: CarrierProps) {
  if (!carrier.features?.length) return null
  return (
    <SplitSection section={{heading: labels.featuresHeading, tone: 'shade'}}>
      <DashList items={carrier.features} className="max-w-measure" />
    </SplitSection>
  )
}

/** Lists ratings of the carrier by others, each with its source and date. */
function CarrierRatings({carrier: {ratings}, labels}: CarrierProps) {
  const attribute = useDataAttribute()
  if (!ratings?.length) return null
  return (
    <SplitSection section={{heading: labels.ratingsHeading}}>
      <ul className="grid border-t border-rule-strong sm:grid-cols-2 sm:gap-x-8">
        {ratings.map(({_key, grade, source, date}) => (
          <li
            key={_key}
            data-sanity={attribute?.(['ratings', {_key}])}
            className="flex flex-wrap content-start items-baseline gap-x-5 border-b border-rule py-5"
          >
            <span className="font-serif text-h2 font-semibold figures" translate="no">
              {grade}
            </span>
            <span className="text-sm text-balance text-soft">
              {fill(labels.ratingSource, {source, date: formatDate(date)})}
            </span>
          </li>
        ))}
      </ul>
    </SplitSection>
  )
}

function CarrierDocuments({carrier: {documents}, labels}: CarrierProps) {
  const papers = currentPapers(documents)
  if (papers.length === 0) return null
  return (
    <SplitSection section={{heading: labels.documentsHeading}}>
      <ul className="border-t border-rule-strong">
        {papers.map((paper) => (
          <DocumentRow key={paper._id} paper={paper} downloadLabel={labels.downloadLabel} />
        ))}
      </ul>
    </SplitSection>
  )
}

function CarrierContact({carrier: {contacts, title}, labels}: CarrierProps) {
  if (!contacts?.length && !labels.inquiryAction) return null
  return (
    <SplitSection section={{heading: labels.contactHeading}}>
      {labels.inquiryAction && (
        <InquiryLink
          action={labels.inquiryAction}
          about={{carrier: title}}
          className={`${buttonClass(labels.inquiryAction.style ?? 'primary')} mb-4`}
        />
      )}
      <ActionList actions={contacts} field="contacts" />
    </SplitSection>
  )
}

function CarrierAppointment({carrier, labels}: CarrierProps) {
  const attribute = useDataAttribute()
  const {appointmentSteps: steps, appointmentDays} = carrier
  const days = appointmentDays && fill(labels.appointmentDays, {days: appointmentDays})
  if (!steps?.length && !days && !labels.contractingAction) return null
  return (
    <SplitSection section={{heading: labels.appointmentHeading, intro: days || null, tone: 'shade'}}>
      {steps && steps.length > 0 && (
        <ol className="border-t border-rule-strong">
          {steps.map(({_key, title, description, timing}, index) => (
            <li
              key={_key}
              data-sanity={attribute?.(['appointmentSteps', {_key}])}
              className="grid gap-x-5 gap-y-1 border-b border-rule py-5 min-[16rem]:grid-cols-[2.25rem_minmax(0,1fr)]"
            >
              <Rings
                count={index + 1}
                className="size-9 text-accent max-[16rem]:hidden [&_path]:stroke-[6]"
              />
              <div>
                {timing && <p className="text-sm font-semibold text-accent">{timing}</p>}
                <Heading className="font-serif text-h3">{title}</Heading>
                <p className="mt-2 text-soft">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <EditableDocument id={labels._id} type="carrierPage">
        <ActionList actions={[labels.contractingAction]} field="contractingAction" className="mt-8" />
      </EditableDocument>
    </SplitSection>
  )
}

/** The states in which agents can sell the carrier, together where the same products are available; or that none are recorded. */
function CarrierStates({carrier: {availability}, labels}: CarrierProps) {
  const attribute = useDataAttribute()
  const site = useSite()
  const groups = statesByProducts(availability)
  return (
    <SplitSection section={{heading: labels.availabilityHeading}}>
      {groups.length === 0 && <p className="max-w-measure text-soft">{labels.noStates}</p>}
      {groups.length > 0 && (
        <dl className="border-t border-rule-strong" data-sanity={attribute?.('availability')}>
          {groups.map(({key, products, states}) => (
            <div key={key} className="border-b border-rule py-5">
              <dt>
                <span className="font-semibold">
                  {products.length > 0
                    ? products.map((key) => choiceTitle(site, 'carrierSpecialty', key)).join(', ')
                    : labels.allProductsLabel}
                </span>{' '}
                <span className="inline-block text-sm text-soft figures">
                  {fill(labels.stateCount, {count: states.length})}
                </span>
              </dt>
              <dd className="mt-3">
                <ul className="grid gap-x-6 gap-y-1.5 grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))]">
                  {states.map(({_key, state, since}) => (
                    <li key={_key}>
                      {since ? fill(labels.stateSince, {state, date: formatDate(since)}) : state}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </SplitSection>
  )
}

/** Groups states alphabetically by their products, those with all products (none listed) first. A repeated state counts once. */
function statesByProducts(availability: CarrierData['availability']) {
  const sorted = (availability ?? [])
    .filter(({state}) => state)
    .sort((a, b) => String(a.state).localeCompare(String(b.state), 'en'))
  const unique = sorted.filter(({state}, index) => state !== sorted[index - 1]?.state)
  return [...groupBy(unique, ({products}) => [...(products ?? [])].sort().join('\n'))]
    .map(([key, states]) => ({key, products: key ? key.split('\n') : [], states}))
    .sort((a, b) => Number(b.key === '') - Number(a.key === '') || b.states.length - a.states.length)
}

/** The bands of the page, each with the field that it shows. */
const bands = [
  ['features', CarrierFeatures],
  ['ratings', CarrierRatings],
  ['availability', CarrierStates],
  ['appointmentSteps', CarrierAppointment],
  ['documents', CarrierDocuments],
  ['contacts', CarrierContact],
] as const

/** Renders the bands. One without content is left out, except that missing states are announced. */
export function CarrierBands(props: CarrierProps) {
  return bands.map(([field, Band]) => (
    <FieldPart key={field} content={props.carrier} field={field}>
      <Band {...props} />
    </FieldPart>
  ))
}
