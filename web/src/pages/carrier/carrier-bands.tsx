import {ActionList} from '../../content/action-list.tsx'
import {useDataAttribute} from '../../content/data-attribute.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'
import {DocumentRow} from '../../sections/document-list/document-list.tsx'
import {InquiryLink} from '../../sections/inquiry-link.tsx'
import {currentPapers} from '../../sections/papers.ts'
import {buttonClass} from '../../ui/button-class.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Band} from '../band.tsx'
import type {CarrierProps} from './carrier-props.ts'

/** Lists the carrier's offers to agents. */
export function CarrierFeatures({carrier, labels}: CarrierProps) {
  return (
    <Band heading={labels.featuresHeading} tone="shade">
      <DashList items={carrier.features} className="max-w-measure" />
    </Band>
  )
}

/** Lists ratings of the carrier by others, each with its source and date. */
export function CarrierRatings({carrier: {ratings}, labels}: CarrierProps) {
  const attribute = useDataAttribute()
  if (!ratings?.length) return null
  return (
    <Band heading={labels.ratingsHeading} tone="paper">
      <ul className="grid border-t border-rule-strong sm:grid-cols-2 sm:gap-x-8">
        {ratings.map(({_key, grade, source, date}) => (
          <li
            key={_key}
            data-sanity={attribute?.(['ratings', {_key}])}
            className="flex flex-wrap items-baseline gap-x-5 border-b border-rule py-5"
          >
            <span className="font-serif text-h2 font-semibold figures">{grade}</span>
            <span className="text-sm text-balance text-soft">
              {fill(labels.ratingSource, {source, date: formatDate(date)})}
            </span>
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** The carrier's documents for download. */
export function CarrierDocuments({carrier: {documents}, labels}: CarrierProps) {
  const papers = currentPapers(documents)
  if (papers.length === 0) return null
  return (
    <Band heading={labels.documentsHeading} tone="paper">
      <ul className="border-t border-rule-strong">
        {papers.map((paper) => (
          <DocumentRow key={paper._id} paper={paper} downloadLabel={labels.downloadLabel} />
        ))}
      </ul>
    </Band>
  )
}

/** Renders the contacts of the carrier's agent desk and the link to the inquiry form. */
export function CarrierContact({carrier: {contacts, title}, labels}: CarrierProps) {
  if (!contacts?.length && !labels.inquiryAction) return null
  return (
    <Band heading={labels.contactHeading} tone="paper">
      <ActionList actions={contacts} field="contacts" className="mb-4" />
      {labels.inquiryAction && (
        <InquiryLink
          action={labels.inquiryAction}
          about={{carrier: title}}
          className={buttonClass(labels.inquiryAction.style ?? 'primary')}
        />
      )}
    </Band>
  )
}
