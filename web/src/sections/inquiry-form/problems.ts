import type {FieldError, FieldErrorCode, InquiryField} from '@upline/domain/inquiry/types.ts'
import {validateForm} from '@upline/domain/inquiry/validate.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import {remainingCharacters, tooLongText} from './message-length.ts'
import type {FilledForm} from './read-form.ts'

/** What is wrong with a field, in the words of the content. */
export type Problem = {
  field: InquiryField | 'consent'
  code: FieldErrorCode | 'consentRequired' | 'messageTooLong'
  message: string | undefined
}

/** The rules on screen, in the order of the fields. Empty when the form may be sent. */
export function findProblems(
  {values, consent}: FilledForm,
  settings: InquirySettings,
  topic: string | undefined,
): Problem[] {
  const problems = toProblems(validateForm(values), settings)
  const remaining = remainingCharacters(values, settings, topic)
  // Said in characters that were typed: the limit of the service counts the chosen answers as well.
  if (values.message && remaining < 0)
    problems.push({field: 'message', code: 'messageTooLong', message: tooLongText(remaining, settings)})
  if (settings.consent?.enabled === 'required' && !consent)
    problems.push({field: 'consent', code: 'consentRequired', message: settings.messages?.consentRequired})
  return problems
}

export function toProblems(errors: readonly FieldError[], {messages}: InquirySettings): Problem[] {
  return errors.map(({field, code}) => ({field, code, message: messages?.[code] ?? messages?.genericError}))
}
