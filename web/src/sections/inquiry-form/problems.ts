import type {FieldError, FieldErrorCode} from '@upline/domain/inquiry/types.ts'
import {validateForm, validateQuestion} from '@upline/domain/inquiry/validate.ts'
import {messageLength} from './answers.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import type {FilledForm, FormKind} from './read-form.ts'
import type {Subject} from './use-subject.ts'

/** A problem of a field with its message from the content. */
export type Problem = {
  field: FieldError['field'] | 'consent'
  code: FieldErrorCode | 'consentRequired' | 'messageTooLong'
  message: string | undefined
}

/** Validates the form in the order of its fields. Returns an empty array if it may be sent. */
export function findProblems(
  kind: FormKind,
  {values, consent}: FilledForm,
  settings: InquirySettings,
  subject: Subject,
  confirmed: ReadonlySet<string>,
): Problem[] {
  const isQuestion = kind === 'question'
  const errors = isQuestion ? validateQuestion(values, confirmed) : validateForm(values, confirmed)
  const problems = toProblems(errors, settings)
  // In typed characters: the limit of the service includes the chosen answers.
  const {remaining, text} = messageLength(values, settings, subject)
  if (values.message && remaining < 0)
    problems.push({field: 'message', code: 'messageTooLong', message: text})
  if (!isQuestion && settings.consent?.enabled === 'required' && !consent)
    problems.push({field: 'consent', code: 'consentRequired', message: settings.messages?.consentRequired})
  return problems
}

export function toProblems(errors: readonly FieldError[], {messages}: InquirySettings): Problem[] {
  return errors.map(({field, code}) => ({field, code, message: messages?.[code] ?? messages?.genericError}))
}
