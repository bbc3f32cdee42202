import type {CallableFunction} from 'firebase-functions/https'

/**
 * Empties the body of a malformed request before firebase-functions rejects it ("Request body is missing data."), because the library
 * logs the whole request, which may contain a visitor's inquiry.
 */
export function withQuietRefusals<Data, Result, Stream>(
  callable: CallableFunction<Data, Result, Stream>,
): CallableFunction<Data, Result, Stream> {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<typeof callable>) {
      // A preflight has no body and must not get one.
      if (request.body !== undefined && !isCall(request.body)) request.body = {}
      return Reflect.apply(target, self, [request, response])
    },
  })
}

/** {data} and nothing else, without the protocol's typed numbers, which this site does not send. */
function isCall(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const keys = Object.keys(body)
  if (keys.length !== 1 || keys[0] !== 'data') return false
  try {
    return !JSON.stringify(body).includes('"@type"')
  } catch {
    // Nested deeper than the stack reaches; reading it would end in an unhandled error.
    return false
  }
}
