import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http'
import {type EventStream, openEventStream} from './event-stream.ts'
import {HttpError} from './http-error.ts'

const mebibyte = 1024 * 1024

/** One request and its reply, as a route's handler sees them. */
export class Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  /** The named segments of the route's path, decoded. */
  readonly params: Readonly<Record<string, string>>

  constructor(request: IncomingMessage, response: ServerResponse, url: URL, params: Record<string, string>) {
    this.request = request
    this.response = response
    this.url = url
    this.params = params
  }

  /** A named segment of the route's path. Asking for one the path does not have is a programming error. */
  param(name: string): string {
    const value = this.params[name]
    if (value === undefined) throw new Error(`The route has no segment :${name}`)
    return value
  }

  get query(): URLSearchParams {
    return this.url.searchParams
  }

  header(name: string): string | undefined {
    const value = this.request.headers[name.toLowerCase()]
    return Array.isArray(value) ? value.join(', ') : value
  }

  /** The body's bytes; more than `limit` bytes is answered with 413. */
  async body(limit = mebibyte): Promise<Buffer> {
    const tooLarge = new HttpError(413, `The request is larger than the ${limit} bytes allowed here`)
    if (Number(this.header('content-length') ?? 0) > limit) throw tooLarge
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of this.request) {
      size += chunk.length
      if (size > limit) throw tooLarge
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  /** The body parsed as JSON; anything else is answered with 400. */
  async json(limit = mebibyte): Promise<unknown> {
    const text = (await this.body(limit)).toString('utf8')
    try {
      return JSON.parse(text)
    } catch {
      throw new HttpError(400, 'The request body is not valid JSON')
    }
  }

  /** Replies with JSON. */
  reply(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): void {
    this.send(status, 'application/json; charset=utf-8', JSON.stringify(value) ?? 'null', headers)
  }

  /** Replies with text or bytes of the given content type. */
  send(
    status: number,
    contentType: string,
    content: string | Uint8Array,
    headers: OutgoingHttpHeaders = {},
  ): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    this.response.writeHead(status, {
      'content-type': contentType,
      'content-length': bytes.byteLength,
      ...headers,
    })
    this.response.end(this.request.method === 'HEAD' ? undefined : bytes)
  }

  /** Replies with server-sent events; the stream stays open until either side ends it. */
  stream(): EventStream {
    return openEventStream(this.response)
  }
}
