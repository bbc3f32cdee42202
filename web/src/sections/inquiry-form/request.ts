import {composeMessage, inquiryType} from '../../services/inquiries/compose-message.ts'
import type {InquiryFormValues, InquiryRequest} from '../../services/inquiries/types.ts'
import {answersOf} from './answers.ts'
import type {InquirySettings} from './inquiry-settings.ts'

type Circumstances = {
  topic: string | undefined
  honeypot: string
  shownAt: number
  /** Path of the page on which consent was given, if it was. */
  consentPage: string | undefined
}

/** The form as the inquiry service takes it. Call it with values that passed `validateForm`. */
export function requestFor(
  values: InquiryFormValues,
  settings: InquirySettings,
  {topic, honeypot, shownAt, consentPage}: Circumstances,
): InquiryRequest {
  return {
    kind: 'contact',
    type: values.licenseStatus ? inquiryType(values.licenseStatus) : 'general',
    name: values.fullName,
    email: values.email,
    phone: values.phone,
    message: composeMessage(answersOf(values, settings, topic), values.message),
    honeypot,
    shownAt,
    ...(consentPage === undefined
      ? {}
      : {consent: {version: settings.consent.version, time: new Date().toISOString(), page: consentPage}}),
  }
}
