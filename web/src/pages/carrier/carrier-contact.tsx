import {ActionList} from '../../content/action-list.tsx'
import {InquiryLink} from '../../sections/inquiry-link.tsx'
import {buttonClass} from '../../ui/button-class.ts'
import {CarrierBand, type CarrierProps} from './carrier-band.tsx'

/** Renders the contacts of the carrier's agent desk and the link to the inquiry form. */
export function CarrierContact({carrier: {contacts, title}, labels}: CarrierProps) {
  if (!contacts?.length && !labels.inquiryAction) return null
  return (
    <CarrierBand heading={labels.contactHeading} tone="paper">
      <ActionList actions={contacts} field="contacts" className="mb-4" />
      {labels.inquiryAction && (
        <InquiryLink
          action={labels.inquiryAction}
          about={{carrier: title}}
          className={buttonClass(labels.inquiryAction.style ?? 'primary')}
        />
      )}
    </CarrierBand>
  )
}
