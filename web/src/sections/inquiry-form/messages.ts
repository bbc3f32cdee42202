import {fill} from '../../lib/fill.ts'
import type {SubmitResult} from '../../services/inquiries/types.ts'
import type {InquirySettings} from './inquiry-settings.ts'

/** What became of an inquiry, also when the code that sends could not be fetched. */
export type SendingResult = SubmitResult | {status: 'failed'; code: 'NO_SERVICE'}

/** Returns the message about the outcome of the inquiry. */
export function messageFor(
  result: Exclude<SendingResult, {status: 'invalid'}>,
  messages: InquirySettings['messages'],
): string | undefined {
  switch (result.status) {
    case 'saved':
      return result.via === 'firestore' ? messages?.success : messages?.savedLocally
    case 'rate-limited':
      return fill(messages?.rateLimit, {limit: result.limit, n: result.minutes})
    case 'failed':
      return result.code === 'SUBMISSION_FAILED' ? messages?.submissionFailed : messages?.genericError
  }
}
