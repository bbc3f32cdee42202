import {remainingLength} from '@upline/domain/inquiry/compose-message.ts'
import type {InquiryFormValues} from '@upline/domain/inquiry/types.ts'
import {fill} from '../../lib/fill.ts'
import {answersOf} from './answers.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import type {Subject} from './use-subject.ts'

/** Returns how many characters longer the message may become; negative if it is too long. */
export function remainingCharacters(
  values: InquiryFormValues,
  settings: InquirySettings,
  subject: Subject,
): number {
  return remainingLength(answersOf(values, settings, subject), values.message)
}

/** Returns the message about `-remaining` characters too many. */
export function tooLongText(remaining: number, settings: InquirySettings): string {
  return fill(settings.tooLong, {count: -remaining})
}
