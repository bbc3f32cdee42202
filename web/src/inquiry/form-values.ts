import {
  composeMessage,
  inquiryType,
  type LabeledAnswer,
  remainingLength,
} from '@upline/domain/inquiry/compose-message.ts'
import {splitContact} from '@upline/domain/inquiry/contact.ts'
import {asksForContract, contractingOf} from '@upline/domain/inquiry/contracting.ts'
import {npnNote} from '@upline/domain/inquiry/npn.ts'
import {phoneWithNote} from '@upline/domain/inquiry/phone.ts'
import type {
  FieldError,
  InquiryFormValues,
  InquiryRequest,
  LicenseStatus,
} from '@upline/domain/inquiry/types.ts'
import {validateForm, validateQuestion} from '@upline/domain/inquiry/validate.ts'
import {fill} from '../lib/fill.ts'
import type {InquirySettings, Problem} from './inquiry-settings.ts'
import type {Subject} from './use-subject.ts'

export type FormKind = 'inquiry' | 'question'

export type FilledForm = ReturnType<typeof readForm>

/** Reads the form's fields from the DOM, the only place that stores the visitor's input. */
export function readForm(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const contact = splitContact(text('contact'))
  const values: InquiryFormValues = {
    fullName: text('fullName'),
    email: contact.email || text('email'),
    phone: contact.phone || text('phone'),
    state: text('state'),
    // The list's values are the statuses, and '' for none.
    licenseStatus: text('licenseStatus') as LicenseStatus | '',
    experience: text('experience'),
    interests: data.getAll('interests').map(String),
    message: text('message'),
    npn: text('npn'),
    carriers: text('carriers'),
    lines: text('lines'),
    states: text('states'),
  }
  // It has no name that form fillers recognize.
  const honeypot = form.querySelector<HTMLInputElement>('[aria-hidden] input')?.value ?? ''
  return {values, honeypot, consent: data.has('consent')}
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
  const {remaining, text} = messageLength(kind, values, settings, subject)
  if (values.message && remaining < 0)
    problems.push({field: 'message', code: 'messageTooLong', message: text})
  if (!isQuestion && settings.consent?.enabled === 'required' && !consent)
    problems.push({field: 'consent', code: 'consentRequired', message: settings.messages?.consentRequired})
  return problems
}

export function toProblems(errors: readonly FieldError[], {messages}: InquirySettings): Problem[] {
  return errors.map(({field, code}) => ({field, code, message: messages?.[code] ?? messages?.genericError}))
}

/** Returns how many characters longer the message may become, negative if it is too long, and the note about it. */
export function messageLength(
  kind: FormKind,
  values: InquiryFormValues,
  settings: InquirySettings,
  subject: Subject,
) {
  const remaining = remainingLength(answersOf(kind, values, settings, subject), values.message)
  const text = remaining < 0 ? settings.tooLong : settings.remaining
  return {remaining, text: fill(text, {count: Math.abs(remaining)})}
}

/** The first part of the message: the subject, a second email address, a note next to the phone number or instead of a license number, the chosen answers, and the heading of a question. */
function answersOf(
  kind: FormKind,
  values: InquiryFormValues,
  settings: InquirySettings,
  subject: Subject,
): LabeledAnswer[] {
  const {fields, licenseStatusOptions} = settings
  const license = values.licenseStatus && licenseStatusOptions?.[values.licenseStatus]
  return [
    ...subject.answers,
    {label: fields?.email?.label, value: /@.*@/.test(values.email) ? values.email : ''},
    {label: fields?.phone?.label, value: phoneWithNote(values.phone)},
    {label: fields?.npn?.label, value: npnNote(values.npn)},
    {label: fields?.state?.label, value: values.state},
    {label: fields?.licenseStatus?.label, value: license},
    {label: fields?.experience?.label, value: values.experience},
    {label: fields?.interests?.label, value: values.interests.join(', ')},
    {label: undefined, value: (kind === 'question' && settings.questionHeading) || undefined},
  ]
}

/** Returns the request for a form in which `findProblems` found none. `path` is that of its page. */
export function requestFor(
  kind: FormKind,
  {values, consent, honeypot}: FilledForm,
  settings: InquirySettings,
  subject: Subject,
  path: string,
): Omit<InquiryRequest, 'elapsed'> {
  const contracting = contractingOf(values)
  const isQuestion = kind === 'question'
  return {
    kind: isQuestion ? 'general' : 'contact',
    type: values.licenseStatus ? inquiryType(values.licenseStatus) : 'general',
    name: values.fullName,
    email: values.email,
    phone: values.phone,
    message: composeMessage(answersOf(kind, values, settings, subject), values.message),
    ...(asksForContract(contracting) && {contracting}),
    honeypot,
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
