import type {CallableFunction} from 'firebase-functions/https'

/**
 * A request that the callable protocol refuses is printed whole by firebase-functions, with whatever a visitor's
 * inquiry holds ("Request body is missing data."). Here its body is emptied before, so that the refusal stays and the
 * log has nothing to repeat. Everything else about the callable is as it was.
 */
export function withQuietRefusals<Data, Result, Stream>(
  callable: CallableFunction<Data, Result, Stream>,
): CallableFunction<Data, Result, Stream> {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<typeof callable>) {
      // Before a preflight there is no body, and none may come of it.
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
