import {createHmac} from 'node:crypto'
import {request as requestHttp} from 'node:http'
import {request as requestHttps} from 'node:https'
import type {Webhook} from './webhook.ts'

/** As hosted: a request ends after 30 s. */
const timeoutMs = 30_000
const keptOfBody = 10_000

export interface Answered {
  status: number
  body: string
}

/**
 * Sends one message, as hosted Sanity does: the body with every method, signed where the webhook has a secret. Rejects when there is no
 * answer. node:http, because fetch sends no body with GET.
 */
export async function send(
  {url, httpMethod: method, headers: own, secret}: Webhook,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Answered> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method,
      agent: false,
      signal,
      headers: {
        ...own,
        ...headers,
        'user-agent': 'Sanity.io webhook delivery',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(secret !== null && {'sanity-webhook-signature': signatureOf(body, secret)}),
      },
    })
    outgoing.setTimeout(timeoutMs, () =>
      outgoing.destroy(new Error(`No answer within ${timeoutMs / 1000} s`)),
    )
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => {
        text = (text + chunk).slice(0, keptOfBody)
      })
      incoming.on('error', reject)
      incoming.on('end', () => resolve({status: incoming.statusCode ?? 0, body: text}))
    })
    outgoing.end(body)
  })
}

/** What `@sanity/webhook` verifies: the time in milliseconds and the body, by HMAC SHA-256. */
function signatureOf(body: string, secret: string, time = Date.now()): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')}`
}
