import type {WebSocket} from 'ws'

/** A websocket address; `path` is written as in `Route`. */
export interface SocketRoute {
  path: string
  connect(socket: WebSocket, params: Readonly<Record<string, string>>): void
}
