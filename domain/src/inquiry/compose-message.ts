import {cleanLine, cleanText} from './clean-text.ts'
import {lengthOf, limits} from './limits.ts'
import type {InquiryType, LicenseStatus} from './types.ts'

/** A chosen answer with the form's labels, such as {label: 'License status', value: 'Not Licensed'}. */
export type LabeledAnswer = {label: string | undefined; value: string | undefined}

/** Returns the message to send: one line for each answer, then the visitor's message. */
export function composeMessage(answers: readonly LabeledAnswer[], freeText: string): string {
  const lines = answers
    .filter((answer) => cleanLine(answer.value))
    .map(({label, value}) => [cleanLine(label), cleanLine(value)].filter(Boolean).join(': '))
  return [lines.join('\n'), cleanText(freeText)].filter(Boolean).join('\n\n')
}

/** Returns how many characters the visitor may still type; negative if the message is too long. */
export function remainingLength(answers: readonly LabeledAnswer[], freeText: string): number {
  const used = lengthOf(composeMessage(answers, freeText))
  // The first typed character also adds the blank line before it.
  const separator = answers.length > 0 && !cleanText(freeText) ? 2 : 0
  return limits.message.max - used - separator
}

export function inquiryType(licenseStatus: LicenseStatus): InquiryType {
  return licenseStatus === 'notLicensed' ? 'general' : 'agent'
}

/**
 * Separates the answers of the form, such as `License status: Licensed`, from the visitor's text: the reverse of `composeMessage`. A
 * message whose first paragraph has other lines is all text.
 */
export function splitMessage(message: string): {answers: [label: string, value: string][]; text: string} {
  const [first = '', ...others] = message.split('\n\n')
  const lines = first.split('\n').map((line) => /^([^:]{1,60}): (.+)$/.exec(line))
  const answers = lines.flatMap((found): [string, string][] =>
    found ? [[found[1] ?? '', found[2] ?? '']] : [],
  )
  return answers.length === lines.length ? {answers, text: others.join('\n\n')} : {answers: [], text: message}
}
