import {type LabeledAnswer, remainingLength} from '@upline/domain/inquiry/compose-message.ts'
import {phoneWithNote} from '@upline/domain/inquiry/phone.ts'
import type {InquiryFormValues} from '@upline/domain/inquiry/types.ts'
import {fill} from '../../lib/fill.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import type {Subject} from './use-subject.ts'

/**
 * Returns the subject, a second email address, a note next to the phone number and the chosen answers, with their labels: the first part of
 * the message.
 */
export function answersOf(
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
    ...(values.state ? [{label: fields?.state?.label, value: values.state}] : []),
    {label: fields?.licenseStatus?.label, value: license},
    {label: fields?.experience?.label, value: values.experience},
    {label: fields?.interests?.label, value: values.interests.join(', ')},
  ]
}

/** Returns how many characters longer the message may become, negative if it is too long, and the note about it. */
export function messageLength(values: InquiryFormValues, settings: InquirySettings, subject: Subject) {
  const remaining = remainingLength(answersOf(values, settings, subject), values.message)
  const text = remaining < 0 ? settings.tooLong : settings.remaining
  return {remaining, text: fill(text, {count: Math.abs(remaining)})}
}
