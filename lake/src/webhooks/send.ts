import {createHmac} from 'node:crypto'
import {once} from 'node:events'
import {type IncomingMessage, request as requestHttp} from 'node:http'
import {request as requestHttps} from 'node:https'
import type {Webhook} from './webhook.ts'

/** Timeout of a request, as hosted. */
const timeoutMs = 30_000
const keptOfBody = 10_000

/**
 * Sends one message, as hosted Sanity does: the body with every method, signed where the webhook has a secret. Rejects when there is no
 * answer. node:http, because fetch sends no body with GET.
 */
export async function send(
  {url, httpMethod: method, headers: own, secret}: Webhook,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{status: number; body: string}> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  const outgoing = request(url, {
    method,
    agent: false,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: {
      ...own,
      ...headers,
      'user-agent': 'Sanity.io webhook delivery',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(secret !== null && {'sanity-webhook-signature': signatureOf(body, secret)}),
    },
  })
  // Once there is a response, its stream emits the error too.
  outgoing.on('error', () => {}).end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of incoming.setEncoding('utf8')) text = (text + chunk).slice(0, keptOfBody)
  return {status: incoming.statusCode ?? 0, body: text}
}

/** Signs the time in milliseconds and the body with HMAC SHA-256, as `@sanity/webhook` verifies it. */
function signatureOf(body: string, secret: string, time = Date.now()): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')}`
}
