import {DashList} from '../../ui/dash-list.tsx'
import {CarrierBand} from './carrier-band.tsx'
import type {CarrierProps} from './carrier-props.ts'

/** Lists the carrier's offers to agents. */
export function CarrierFeatures({carrier, labels}: CarrierProps) {
  return (
    <CarrierBand heading={labels.featuresHeading} tone="shade">
      <DashList items={carrier.features} className="max-w-measure" />
    </CarrierBand>
  )
}
