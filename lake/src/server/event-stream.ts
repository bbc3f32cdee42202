import type {RequestContext} from './environment.ts'
import {HttpError} from './http-error.ts'

/** Shorter than the minute after which browsers and proxies drop a silent connection. */
const heartbeatMs = 15_000

/** Maximum bytes that wait in the event stream or WebSocket of one client that does not read. */
export const maxBacklog = 4 * 1024 * 1024

/** `json` is data that is serialized already. */
export type ServerEvent = {event: string; id?: string} & ({data: unknown} | {json: string})

export type Send = (...events: ServerEvent[]) => void

const headers = {'content-type': 'text/event-stream', 'cache-control': 'no-cache', connection: 'keep-alive'}
const encoder = new TextEncoder()
const comment = encoder.encode(':\n\n')

/**
 * Answers with server-sent events, kept alive by comments, until the client leaves. `subscribe` returns the unsubscribe function; its
 * `disconnect` ends the answer, so that a browser connects again without an error in its console.
 * A client with a full backlog is cut off; events of one `send` stay together, so a single large transaction does not cut it off.
 */
export function eventStream(
  c: RequestContext,
  subscribe: (send: Send, disconnect: () => void) => () => void,
): Response {
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const {outgoing} = c.env
  // The handshake of a WebSocket has no response, so nothing would read or end the stream.
  if (!outgoing) throw new HttpError(400, 'Events are not sent over a WebSocket')
  let isOpen = true
  let close = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const disconnect = () =>
          setImmediate(() => {
            if (!isOpen) return
            close()
            controller.close()
          })
        const send: Send = (...events) => {
          if ((controller.desiredSize ?? 0) < 0) return void outgoing.destroy()
          for (const event of events) controller.enqueue(encode(event))
        }
        // Sends a first byte at once, because some clients get the headers only with it.
        controller.enqueue(comment)
        const unsubscribe = subscribe(send, disconnect)
        const heartbeat = setInterval(() => controller.enqueue(comment), heartbeatMs)
        close = () => {
          isOpen = false
          unsubscribe()
          clearInterval(heartbeat)
        }
      },
      cancel: () => close(),
    },
    {highWaterMark: maxBacklog, size: ({byteLength}) => byteLength},
  )
  return c.body(body, 200, headers)
}

const encoded = new WeakMap<ServerEvent, Uint8Array>()

/** Returns the bytes of an event, encoded once for all clients. */
function encode(event: ServerEvent): Uint8Array {
  const known = encoded.get(event)
  if (known) return known
  const id = event.id === undefined ? '' : `id: ${event.id}\n`
  const json = 'json' in event ? event.json : JSON.stringify(event.data)
  const bytes = encoder.encode(`event: ${event.event}\ndata: ${json}\n${id}\n`)
  encoded.set(event, bytes)
  return bytes
}
