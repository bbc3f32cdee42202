import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {type Host, listen} from '@upline/testing/listen.ts'

type Received = {url: string; headers: IncomingMessage['headers']; body: string}

/** An HTTP server with the requests that it received, in order. */
export type TestServer = Host & {requests: Received[]}

export async function startHttpServer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<TestServer> {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({url: request.url ?? '', headers: request.headers, body})
    answer(response, request)
  })
  return {...(await listen(server)), requests}
}
