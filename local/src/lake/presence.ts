import type {WebSocket} from 'ws'
import type {SocketRoute} from '../http/sockets.ts'
import {isRecord} from './document.ts'
import {localUserId} from './lake.ts'

interface Call {
  id: string
  method: string
  params: Record<string, unknown>
}

/**
 * Who else is in the Studio, and where: JSON-RPC 2.0 over a websocket, as `@sanity/bifur-client` speaks it. Nothing is
 * kept: a message goes on to all subscribers, and a newcomer asks for a roll call.
 */
export function presenceSocket(): SocketRoute {
  const subscriptions = new Map<WebSocket, Set<string>>()

  function tellOthers(sender: WebSocket, result: Record<string, unknown>): void {
    for (const [socket, ids] of subscriptions) {
      if (socket === sender) continue
      for (const subscription of ids) {
        notify(socket, {
          method: 'presence_subscription',
          params: {subscription, result: {...result, i: localUserId}},
        })
      }
    }
  }

  function answer(socket: WebSocket, {id, method, params}: Call): unknown {
    switch (method) {
      case 'presence_subscribe':
        subscriptions.get(socket)?.add(id)
        return id
      case 'presence_unsubscribe':
        subscriptions.get(socket)?.delete(String(params.subscriptionId))
        return {}
      case 'presence_rollcall':
        tellOthers(socket, {type: 'rollCall', session: params.session})
        return {}
      case 'presence_announce':
        tellOthers(socket, {type: 'state', m: params.data})
        return {}
      case 'presence_disconnect':
        tellOthers(socket, {type: 'disconnect', m: {session: params.session}})
        return {}
      default:
        return {}
    }
  }

  return {
    path: '/:version/socket/:dataset',
    connect(socket) {
      subscriptions.set(socket, new Set())
      // The connection ends with its page; the Studio drops sessions it hears nothing of.
      socket.on('close', () => subscriptions.delete(socket))
      socket.on('error', () => socket.terminate())
      socket.on('message', (data) => {
        const call = readCall(String(data))
        if (call) notify(socket, {id: call.id, result: answer(socket, call)})
      })
    },
  }
}

function notify(socket: WebSocket, message: object): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({jsonrpc: '2.0', ...message}))
}

function readCall(text: string): Call | undefined {
  try {
    const message: unknown = JSON.parse(text)
    if (!isRecord(message) || typeof message.id !== 'string' || typeof message.method !== 'string')
      return undefined
    return {id: message.id, method: message.method, params: isRecord(message.params) ? message.params : {}}
  } catch {
    return undefined
  }
}
