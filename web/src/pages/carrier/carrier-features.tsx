import {DashList} from '../../ui/dash-list.tsx'
import {CarrierBand, type CarrierProps} from './carrier-band.tsx'

/** Lists the carrier's offers to agents. */
export function CarrierFeatures({carrier, labels}: CarrierProps) {
  return (
    <CarrierBand heading={labels.featuresHeading} tone="shade">
      <DashList items={carrier.features} className="max-w-measure" />
    </CarrierBand>
  )
}
