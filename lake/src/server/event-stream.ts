import {streamSSE} from 'hono/streaming'
import type {RequestContext} from './environment.ts'

/** Shorter than the minute after which browsers and proxies drop a silent connection. */
const heartbeatMs = 15_000

/** What may wait for a listener that does not read, in characters; of the event stream or the WebSocket of one client. */
export const maxBacklog = 4 * 1024 * 1024

export interface ServerEvent {
  event: string
  data: unknown
  id?: string
}

export type Send = (...events: ServerEvent[]) => void

/**
 * Answers with server-sent events, kept alive by comments, until the client leaves. `subscribe` returns the unsubscribe function.
 * A client with a full backlog is disconnected; events of one `send` stay together, so a single large transaction is no reason.
 */
export function eventStream(
  c: RequestContext,
  subscribe: (send: Send, disconnect: () => void) => () => void,
): Response {
  if (c.req.method === 'HEAD') return c.body(null, 200, {'content-type': 'text/event-stream'})
  return streamSSE(c, async (stream) => {
    let backlog = 0

    async function write(text: string, send: () => Promise<unknown>): Promise<void> {
      backlog += text.length
      await send()
      backlog -= text.length
    }
    const disconnect = () => void c.env.outgoing.destroy()
    function send(...events: ServerEvent[]): void {
      if (backlog > maxBacklog) {
        disconnect()
        return
      }
      for (const {event, data, id} of events) {
        const text = JSON.stringify(data)
        void write(text, () => stream.writeSSE({event, data: text, id}))
      }
    }

    const closed = new Promise<void>((resolve) => stream.onAbort(resolve))
    const comment = ':\n\n'
    // A first byte at once: without it some clients wait for the headers until the first event.
    void write(comment, () => stream.write(comment))
    const heartbeat = setInterval(() => void write(comment, () => stream.write(comment)), heartbeatMs)
    const unsubscribe = subscribe(send, disconnect)
    await closed
    unsubscribe()
    clearInterval(heartbeat)
  })
}
