import {DocumentRow} from '../../sections/document-list/document-row.tsx'
import {currentPapers} from '../../sections/papers.ts'
import {CarrierBand, type CarrierProps} from './carrier-band.tsx'

/** The carrier's documents for download. */
export function CarrierDocuments({carrier: {documents}, labels}: CarrierProps) {
  const papers = currentPapers(documents)
  if (papers.length === 0) return null
  return (
    <CarrierBand heading={labels.documentsHeading} tone="paper">
      <ul className="border-t border-rule-strong">
        {papers.map((paper) => (
          <DocumentRow key={paper._id} paper={paper} downloadLabel={labels.downloadLabel} />
        ))}
      </ul>
    </CarrierBand>
  )
}
