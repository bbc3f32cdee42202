import {upgradeWebSocket} from '@hono/node-server'
import {Hono} from 'hono'
import type {WSContext} from 'hono/ws'
import {WebSocket} from 'ws'
import {isRecord} from '../documents/document.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {maxBacklog} from '../server/event-stream.ts'
import {right} from './authorize.ts'
import {authorOf} from './editors.ts'
import {dataset, perDataset} from './request.ts'

interface Call {
  id: string
  method: string
  params: Record<string, unknown>
}

/** Who else is in the Studio, and where: JSON-RPC 2.0 over a WebSocket, as `@sanity/bifur-client` speaks it. Nothing is stored: messages go to all other subscribers. */
export const presenceRoutes = new Hono<Environment>().get(
  '/socket/:dataset',
  right('read'),
  dataset,
  upgradeWebSocket((c: RequestContext) => {
    const author = authorOf(c)
    const subscriptions = subscriptionsOf(c.var.dataset)
    return {
      onOpen(_event, socket) {
        if (subscriptions.size < maxSessions) subscriptions.set(socket, new Set())
        else socket.close()
      },
      onMessage(event, socket) {
        const call = readCall(String(event.data))
        if (call) send(socket, {id: call.id, result: answer(subscriptions, socket, call, author)})
      },
      // The connection ends with its page; the Studio drops sessions that send nothing.
      onClose: (_event, socket) => void subscriptions.delete(socket),
      onError: (_event, {raw}) => raw instanceof WebSocket && raw.terminate(),
    }
  }),
)

/** The most sockets that one message is sent to. */
const maxSessions = 100
/** A Studio opens one. */
const maxSubscriptions = 2

const subscriptionsOf = perDataset(() => new Map<WSContext, Set<string>>())

const broadcasts: Record<string, (params: Call['params']) => object> = {
  presence_rollcall: ({session}) => ({type: 'rollCall', session}),
  presence_announce: ({data}) => ({type: 'state', m: data}),
  presence_disconnect: ({session}) => ({type: 'disconnect', m: {session}}),
}

function answer(
  subscriptions: Map<WSContext, Set<string>>,
  socket: WSContext,
  {id, method, params}: Call,
  author: string,
): unknown {
  if (method === 'presence_unsubscribe') subscriptions.get(socket)?.delete(String(params.subscriptionId))
  if (method === 'presence_subscribe') {
    const ids = subscriptions.get(socket)
    if (ids && ids.size < maxSubscriptions) ids.add(id)
    return id
  }
  const result = Object.hasOwn(broadcasts, method) && broadcasts[method]?.(params)
  for (const [other, ids] of result ? subscriptions : []) {
    if (other === socket) continue
    for (const subscription of ids)
      send(other, {method: 'presence_subscription', params: {subscription, result: {...result, i: author}}})
  }
  return {}
}

function send({raw: socket}: WSContext, message: object): void {
  if (!(socket instanceof WebSocket) || socket.readyState !== WebSocket.OPEN) return
  if (socket.bufferedAmount > maxBacklog) socket.terminate()
  else socket.send(JSON.stringify({jsonrpc: '2.0', ...message}))
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
