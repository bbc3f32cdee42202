import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'

export type TestServer = {
  address: string
  /** Received requests, in order. */
  requests: {url: string; headers: IncomingMessage['headers']; body: string}[]
  stop(): Promise<void>
}

/** Starts an HTTP server on a free port that responds with `answer`. */
export async function startHttpServer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<TestServer> {
  const requests: TestServer['requests'] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({url: request.url ?? '', headers: request.headers, body})
    answer(response, request)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an address of this form.
  const {port} = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
