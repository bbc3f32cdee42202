import type {FieldError, FieldErrorCode} from '@upline/domain/inquiry/types.ts'
import type {SectionOf} from '../content/types.ts'

/** All labels and messages of the form, its choices, and whether it asks for consent. */
export type InquirySettings = NonNullable<SectionOf<'inquiryForm'>['settings']>

/** A problem of a field with its message from the content. */
export type Problem = {
  field: FieldError['field'] | 'consent'
  code: FieldErrorCode | 'consentRequired' | 'messageTooLong'
  message: string | undefined
}
