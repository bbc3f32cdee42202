import {cleanLine, cleanText} from './clean-text.ts'
import {limits} from './limits.ts'
import type {InquiryType, LicenseStatus} from './types.ts'

/** A chosen answer in the words of the form, such as {label: 'License status', value: 'Not Licensed'}. */
export type LabelledAnswer = {label: string | undefined; value: string | undefined}

/** The message that is sent: one line an answer, then the visitor's own words. */
export function composeMessage(answers: readonly LabelledAnswer[], freeText: string): string {
  const lines = answers
    .filter((answer) => cleanLine(answer.value))
    .map(({label, value}) => [cleanLine(label), cleanLine(value)].filter(Boolean).join(': '))
  return [lines.join('\n'), cleanText(freeText)].filter(Boolean).join('\n\n')
}

/** Characters (UTF-16 units, as `maxlength` counts) that the free text may still grow; negative when too long. */
export function remainingLength(answers: readonly LabelledAnswer[], freeText: string): number {
  const used = composeMessage(answers, freeText).length
  // The blank line before the visitor's own words comes with their first character.
  const separator = answers.length > 0 && !cleanText(freeText) ? 2 : 0
  return limits.message.max - used - separator
}

export function inquiryType(licenseStatus: LicenseStatus): InquiryType {
  return licenseStatus === 'notLicensed' ? 'general' : 'agent'
}
