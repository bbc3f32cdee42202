import type {IncomingMessage} from 'node:http'

/**
 * Names who is calling, for the rate limit only. Google's front end appends the real address to X-Forwarded-For;
 * what stands before it was written by the caller. A host without addresses puts all callers into one group.
 */
export function callerOf(
  request: Pick<IncomingMessage, 'headers'> & {socket?: {remoteAddress?: string}},
): string {
  const forwarded = [request.headers['x-forwarded-for']].flat().join(',')
  const nearest = forwarded.split(',').at(-1)?.trim()
  return nearest || request.socket?.remoteAddress || 'unknown'
}
