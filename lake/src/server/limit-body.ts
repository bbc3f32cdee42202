import type {MiddlewareHandler} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {HttpError} from './http-error.ts'

export const mebibyte = 1024 * 1024

/** Answers a request whose body has more bytes with 413. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpError(413, `The request is larger than the ${maxSize} bytes allowed here`)
    },
  })
}
