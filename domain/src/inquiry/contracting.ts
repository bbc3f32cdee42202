import {cleanLine} from './clean-text.ts'
import {type Contracting, contractingFields, type InquiryFormValues} from './types.ts'

/** Returns the contracting answers of the form; '' for each missing answer. */
export function contractingOf({
  npn = '',
  carriers = '',
  lines = '',
  states = '',
}: InquiryFormValues): Contracting {
  return {npn, carriers, lines, states}
}

/** Returns whether any contracting answer is filled in. Otherwise none is stored. */
export function asksForContract(contracting: Contracting | undefined): contracting is Contracting {
  return contracting !== undefined && contractingFields.some((field) => cleanLine(contracting[field]))
}
