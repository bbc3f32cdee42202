import type {Contracting, InquiryFormValues} from './types.ts'

/** What the form says of a contract; all '' where it says nothing. */
export function contractingOf({npn, carriers, states, lines}: InquiryFormValues): Contracting {
  return {npn: npn ?? '', carriers: carriers ?? '', lines: lines?.join(', ') ?? '', states: states ?? ''}
}
