import type {SectionOf} from '../../content/types.ts'

/** Every word of the form, what there is to choose, and whether consent is asked for. */
export type InquirySettings = NonNullable<SectionOf<'inquiryForm'>['settings']>
