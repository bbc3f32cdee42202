import {STATUS_CODES} from 'node:http'
import type {ContentfulStatusCode} from 'hono/utils/http-status'
import type {LakeError} from '../lake-error.ts'

/** An answer that is not a success. `message` is one sentence for a person; `body` is what the client gets as JSON. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: unknown

  constructor(status: ContentfulStatusCode, message: string, body?: unknown) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.body = body ?? {statusCode: status, error: STATUS_CODES[status], message}
  }
}

const statuses = {invalid: 400, forbidden: 403, missing: 404, slow: 408, conflict: 409, busy: 429} as const

export function httpErrorOf({reason, message, details}: LakeError): HttpError {
  const statusCode = statuses[reason]
  return new HttpError(statusCode, message, {statusCode, error: details})
}
