import {once} from 'node:events'
import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'

export type Host = {origin: string; stop: () => void}

/** Listens on a free port. */
export async function listen(server: Server): Promise<Host> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo // a TCP server's
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return {origin: `http://127.0.0.1:${port}`, stop}
}
