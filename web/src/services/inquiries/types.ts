import type {FieldError, InquiryRequest} from '@upline/domain/inquiry/types.ts'

export type SubmitResult =
  | {status: 'saved'; via: 'firestore' | 'local'; id: string}
  | {status: 'invalid'; code: 'VALIDATION_ERROR'; errors: readonly [FieldError, ...FieldError[]]}
  | {status: 'rate-limited'; code: 'RATE_LIMIT_ERROR'; limit: number; minutes: number}
  | {status: 'failed'; code: 'SUBMISSION_FAILED'}

export type InquiryService = {
  /** Never rejects: every failure is one of the results. */
  submit(request: InquiryRequest): Promise<SubmitResult>
}
