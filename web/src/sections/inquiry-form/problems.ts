import type {FieldError, FieldErrorCode, InquiryField} from '@upline/inquiry/types.ts'
import {validateForm} from '@upline/inquiry/validate.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import type {FilledForm} from './read-form.ts'

/** What is wrong with a field, in the words of the content. */
export type Problem = {
  field: InquiryField | 'consent'
  code: FieldErrorCode | 'consentRequired'
  message: string
}

/** The rules on screen, in the order of the fields. Empty when the form may be sent. */
export function findProblems({values, consent}: FilledForm, settings: InquirySettings): Problem[] {
  const problems = toProblems(validateForm(values), settings)
  if (settings.consent.enabled !== 'required' || consent) return problems
  return [
    ...problems,
    {field: 'consent', code: 'consentRequired', message: settings.messages.consentRequired},
  ]
}

export function toProblems(errors: readonly FieldError[], {messages}: InquirySettings): Problem[] {
  return errors.map(({field, code}) => ({field, code, message: messages[code]}))
}
