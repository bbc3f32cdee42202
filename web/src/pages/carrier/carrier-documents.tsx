import {DocumentRow} from '../../sections/document-list/document-row.tsx'
import {CarrierBand} from './carrier-band.tsx'
import type {CarrierProps} from './carrier-props.ts'

/** The carrier's documents for download. */
export function CarrierDocuments({carrier: {documents}, labels}: CarrierProps) {
  if (!documents?.length) return null
  return (
    <CarrierBand heading={labels.documentsHeading} tone="paper">
      <ul className="border-t border-rule-strong">
        {documents.map((item) => (
          <DocumentRow key={item._id} item={item} downloadLabel={labels.downloadLabel} />
        ))}
      </ul>
    </CarrierBand>
  )
}
