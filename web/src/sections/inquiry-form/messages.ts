import {fill} from '../../lib/fill.ts'
import type {SubmitResult} from '../../services/inquiries/types.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import type {FormKind} from './read-form.ts'

/** Result of sending, also if the code that sends could not be fetched. */
export type SendingResult = SubmitResult | {status: 'failed'; code: 'NO_SERVICE'}

/** Returns the message about the outcome of the inquiry. */
export function messageFor(
  kind: FormKind,
  result: Exclude<SendingResult, {status: 'invalid'}>,
  messages: InquirySettings['messages'],
): string | undefined {
  switch (result.status) {
    case 'saved':
      return result.via === 'firestore' ? successMessage(kind, messages) : messages?.savedLocally
    case 'rate-limited':
      return fill(messages?.rateLimit, {limit: result.limit, n: result.minutes})
    case 'failed':
      return result.code === 'SUBMISSION_FAILED' ? messages?.submissionFailed : messages?.genericError
  }
}

export function successMessage(kind: FormKind, messages: InquirySettings['messages']): string | undefined {
  return (kind === 'question' && messages?.questionSent) || messages?.success
}
