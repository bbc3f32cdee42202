import type {IncomingMessage, ServerResponse} from 'node:http'
import {text} from 'node:stream/consumers'
import {parseJson} from '@upline/domain/content/parse-json.ts'
import type {EffectRequest, PublishEffect} from '@upline/domain/content/publish-effect.ts'
import {isDate} from '@upline/domain/dates/date.ts'
import pLimit from 'p-limit'
import {reasonsOf} from '../files/report.ts'

const maxBytes = 8 * 1024 * 1024
const maxWaiting = 4

/** Tells the Studio what a publish changes, one request at a time. Refuses other origins, because the response contains drafts. */
export function createEffectHandler(
  studioUrl: string | undefined,
  find: (request: EffectRequest) => Promise<PublishEffect>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const limit = pLimit(1)
  return async (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, {'content-type': 'application/json', 'cache-control': 'no-store'})
      response.end(JSON.stringify(body))
    }
    if (!studioUrl || request.headers.origin !== studioUrl)
      return answer(403, {error: 'Only the Studio may ask.'})
    response.setHeader('access-control-allow-origin', studioUrl)
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return answer(200, {})
    if (request.method !== 'POST') return answer(405, {error: 'Use POST.'})
    if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > maxBytes)
      return answer(413, {error: 'The change is too large to compare.'})
    if (limit.pendingCount >= maxWaiting)
      return answer(503, {error: 'Others are comparing. Try again in a minute.'})
    try {
      const body = readRequest(await text(request))
      if (!body) return answer(400, {error: 'The request needs "mutations" and may have a "date".'})
      answer(200, await limit(() => find(body)))
    } catch (error) {
      answer(422, {error: reasonsOf(error)[0] ?? String(error)})
    }
  }
}

function readRequest(json: string): EffectRequest | undefined {
  const {mutations, date, withToday}: Record<string, unknown> = Object(parseJson(json))
  if (!Array.isArray(mutations) || !(date === undefined || isDate(date))) return undefined
  return {mutations, ...(date && {date}), ...(withToday === true && {withToday})}
}
