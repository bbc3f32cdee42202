import type {CarrierData} from '../../content/types.ts'

/** The words that all pages of carriers share: the document "carrierPage". */
export type CarrierWords = NonNullable<CarrierData['words']>
