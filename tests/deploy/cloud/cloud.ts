import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http'
import {buffer, text} from 'node:stream/consumers'
import {listen} from '@upline/testing/listen.ts'
import {requestOf, type SeenRequest} from './requests.ts'
import type {Answer, Asked, Json, StandIn} from './types.ts'

export interface Cloud {
  port: number
  /** Every request so far, for the record. */
  seen: SeenRequest[]
  /** Requests that no stand-in knows. */
  unknown: string[]
  /** Returns whether to break the connection of a request. */
  breaks: (asked: Asked) => boolean
  stop(): void
}

/** Serves a request for its host. Returns false if the request is for another host. */
export type Passage = (request: IncomingMessage, response: ServerResponse) => boolean

/** Starts one server for all internet hosts that a deployment calls. The first stand-in that knows a request's path answers it. */
export async function startCloud(standIns: StandIn[], passages: Passage[]): Promise<Cloud> {
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', `https://${incoming.headers.host}`)
    const isTaken = passages.some((passage) => passage(incoming, response))
    // A CLI that gives up closes its connection in the middle of a body.
    const body = isTaken ? Buffer.alloc(0) : await buffer(incoming).catch(() => undefined)
    if (!body) return response.destroy()
    const asked: Asked = {
      method: incoming.method ?? '',
      host: url.host,
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      authorization: incoming.headers.authorization ?? '',
      contentType: incoming.headers['content-type'] ?? '',
      body,
      json: parse(body),
    }
    cloud.seen.push(requestOf(asked))
    if (isTaken) return
    if (cloud.breaks(asked)) return incoming.socket.resetAndDestroy()
    for (const standIn of standIns) {
      const answer = await standIn(asked)
      if (answer) return send(response, answer)
    }
    cloud.unknown.push(`${asked.method} ${asked.host}${asked.path}`)
    send(response, {status: 501, json: {error: {code: 501, message: 'No stand-in knows this path.'}}})
  })
  const {origin, stop} = await listen(server)
  const cloud: Cloud = {port: Number(new URL(origin).port), seen: [], unknown: [], breaks: () => false, stop}
  return cloud
}

function send(response: ServerResponse, {status = 200, json, text, headers}: Answer): void {
  response.writeHead(status, {'content-type': 'application/json', ...headers})
  response.end(text ?? (json === undefined ? undefined : JSON.stringify(json)))
}

function parse(body: Buffer): Json {
  try {
    return JSON.parse(body.toString()) ?? {}
  } catch {
    return {}
  }
}

/** Passes the requests for some hosts on to a server of this machine, with their host. */
export const passTo =
  (hosts: RegExp, port: number): Passage =>
  (incoming, response) => {
    if (!hosts.test(`${incoming.headers.host}${incoming.url}`)) return false
    const {method, url: path, headers} = incoming
    const onward = request({port, host: '127.0.0.1', method, path, headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    incoming.pipe(onward)
    return true
  }

/** Sends a request with the name of a host to a server of this machine. Returns the status and the body. */
export function askAs(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{status: number; headers: IncomingMessage['headers']; body: string}> {
  return new Promise((resolve, reject) => {
    request({port, host: '127.0.0.1', path, headers: {...headers, host}}, async (answer) =>
      resolve({status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer)}),
    )
      .on('error', reject)
      .end()
  })
}
