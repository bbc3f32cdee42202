import {createServer, type IncomingHttpHeaders, type RequestListener} from 'node:http'
import {text} from 'node:stream/consumers'
import {listen} from './listen.ts'

export interface Received {
  path: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** Starts a system that inquiries are handed over to. `answer` decides what it does after a request; it accepts all at first. */
export async function startReceiver() {
  const received: Received[] = []
  const accept: RequestListener = (_request, response) => response.end('ok')
  const receiver = {received, accept, answer: accept, url: '', stop: () => {}}
  const {origin, stop} = await listen(
    createServer(async (request, response) => {
      const body = await text(request)
      received.push({path: request.url, headers: request.headers, body})
      receiver.answer(request, response)
    }),
  )
  return Object.assign(receiver, {url: `${origin}/hook`, stop})
}
