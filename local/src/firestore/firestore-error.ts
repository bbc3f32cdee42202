import {HttpError} from '@upline/lake/embed'

const codes = {
  INVALID_ARGUMENT: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  FAILED_PRECONDITION: 400,
  UNIMPLEMENTED: 501,
} as const

/** An answer in the form that Google's REST APIs give errors. */
export class FirestoreError extends HttpError {
  constructor(status: keyof typeof codes, message: string) {
    super(codes[status], message, {error: {code: codes[status], message, status}})
    this.name = 'FirestoreError'
  }
}

export function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message)
}
