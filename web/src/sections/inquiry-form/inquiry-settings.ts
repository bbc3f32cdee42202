import type {SectionOf} from '../../content/types.ts'

/** All labels and messages of the form, its choices, and whether it asks for consent. */
export type InquirySettings = NonNullable<SectionOf<'inquiryForm'>['settings']>
