import type {CarrierData} from '../../content/types.ts'

export type CarrierProps = {
  carrier: CarrierData
  /** The labels of all carrier pages: the document "carrierPage". */
  labels: NonNullable<CarrierData['labels']>
}
