import {cleanLine} from './clean-text.ts'
import {type Contracting, contractingFields, type InquiryFormValues} from './types.ts'

/** What the form says of a contract; all '' where it says nothing. */
export function contractingOf({
  npn = '',
  carriers = '',
  lines = '',
  states = '',
}: InquiryFormValues): Contracting {
  return {npn, carriers, lines, states}
}

/** Whether anything is said of a contract: nothing else is stored. */
export function asksForContract(contracting: Contracting | undefined): contracting is Contracting {
  return contracting !== undefined && contractingFields.some((field) => cleanLine(contracting[field]))
}
