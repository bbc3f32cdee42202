import type {CarrierData} from '../../content/types.ts'

/** The labels of all carrier pages: the document "carrierPage". */
export type CarrierLabels = NonNullable<CarrierData['labels']>
