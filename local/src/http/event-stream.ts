import type {ServerResponse} from 'node:http'

/** Shorter than the minute after which browsers and proxies drop a silent connection. */
const heartbeatMs = 15_000

export interface EventStream {
  send(event: string, data: unknown, id?: string): void
  /** Runs once, when the other side leaves or the stream is ended. */
  onClose(listener: () => void): void
  end(): void
}

/** Turns a response into a stream of server-sent events, kept alive by comments. */
export function openEventStream(response: ServerResponse): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  // A first byte at once: without it some clients wait for the headers until the first event.
  response.write(':\n\n')
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs)
  response.on('close', () => clearInterval(heartbeat))
  response.on('error', () => clearInterval(heartbeat))

  return {
    send(event, data, id) {
      if (response.writableEnded || response.destroyed) return
      response.write(
        `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
      )
    },
    onClose: (listener) => response.once('close', listener),
    end: () => response.end(),
  }
}
