import type {AssetUrls} from '../assets/asset-urls.ts'
import type {RequestContext} from '../server/environment.ts'
import {jsonBody} from '../server/server.ts'

/** Answers with JSON in which asset addresses lead to this machine. */
export function localJson(c: RequestContext, value: unknown): Response {
  return jsonBody(c, c.var.dataset.urls.toLocal(JSON.stringify(value)))
}

/** Answers with one value to a line, serialized as fast as the client reads. */
export function localLines(c: RequestContext, values: Iterable<unknown>): Response {
  const body = ReadableStream.from(piecesOf(values, c.var.dataset.urls)).pipeThrough(new TextEncoderStream())
  return c.body(body, 200, {'content-type': 'application/x-ndjson; charset=utf-8'})
}

const pieceLength = 64 * 1024

function* piecesOf(values: Iterable<unknown>, urls: AssetUrls): Generator<string> {
  let piece = ''
  for (const value of values) {
    piece += `${JSON.stringify(value)}\n`
    if (piece.length < pieceLength) continue
    yield urls.toLocal(piece)
    piece = ''
  }
  yield urls.toLocal(piece)
}
