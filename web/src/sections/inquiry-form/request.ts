import {composeMessage, inquiryType} from '@upline/domain/inquiry/compose-message.ts'
import {asksForContract, contractingOf} from '@upline/domain/inquiry/contracting.ts'
import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {answersOf} from './answers.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import type {FilledForm} from './read-form.ts'

type Circumstances = {
  topic: string | undefined
  shownAt: number
  /** Path of the page that shows the form. */
  path: string
}

/** The form as the inquiry service takes it. Call it with a form in which `findProblems` found none. */
export function requestFor(
  {values, consent, honeypot}: FilledForm,
  settings: InquirySettings,
  {topic, shownAt, path}: Circumstances,
): InquiryRequest {
  const contracting = contractingOf(values)
  return {
    kind: 'contact',
    type: values.licenseStatus ? inquiryType(values.licenseStatus) : 'general',
    name: values.fullName,
    email: values.email,
    phone: values.phone,
    message: composeMessage(answersOf(values, settings, topic), values.message),
    ...(asksForContract(contracting) && {contracting}),
    honeypot,
    shownAt,
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
