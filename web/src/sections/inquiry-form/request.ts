import {composeMessage, inquiryType} from '@upline/domain/inquiry/compose-message.ts'
import {asksForContract, contractingOf} from '@upline/domain/inquiry/contracting.ts'
import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {answersOf} from './answers.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import type {FilledForm, FormKind} from './read-form.ts'
import type {Subject} from './use-subject.ts'

type Circumstances = Pick<InquiryRequest, 'confirmed' | 'elapsed'> & {
  subject: Subject
  /** Path of the page that shows the form. */
  path: string
}

/** Returns the request for a form in which `findProblems` found none. */
export function requestFor(
  kind: FormKind,
  {values, consent, honeypot}: FilledForm,
  settings: InquirySettings,
  {subject, path, confirmed, elapsed}: Circumstances,
): InquiryRequest {
  const contracting = contractingOf(values)
  const isQuestion = kind === 'question'
  const answers = answersOf(values, settings, subject)
  if (isQuestion) answers.push({label: undefined, value: settings.questionHeading ?? undefined})
  return {
    kind: isQuestion ? 'general' : 'contact',
    type: values.licenseStatus ? inquiryType(values.licenseStatus) : 'general',
    name: values.fullName,
    email: values.email,
    phone: values.phone,
    message: composeMessage(answers, values.message),
    ...(asksForContract(contracting) && {contracting}),
    ...(confirmed && {confirmed}),
    honeypot,
    elapsed,
    ...(consent && {
      consent: {
        version: settings.consent?.version ?? '',
        text: settings.consent?.text ?? '',
        language: document.documentElement.lang,
        time: new Date().toISOString(),
        page: path,
      },
    }),
  }
}
