import {remainingLength} from '@upline/domain/inquiry/compose-message.ts'
import type {InquiryFormValues} from '@upline/domain/inquiry/types.ts'
import {fill} from '../../lib/fill.ts'
import {answersOf} from './answers.ts'
import type {InquirySettings} from './inquiry-settings.ts'

/** How many characters longer the message may become; negative when it is too long. */
export function remainingCharacters(
  values: InquiryFormValues,
  settings: InquirySettings,
  topic: string | undefined,
): number {
  return remainingLength(answersOf(values, settings, topic), values.message)
}

/** `remaining` is negative. */
export function tooLongText(remaining: number, settings: InquirySettings): string {
  return fill(settings.tooLong, {count: -remaining})
}
