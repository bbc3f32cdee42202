import type {Route} from '../../http/room.ts'
import {type LakeContext, versioned} from '../context.ts'

/** Questions the Studio asks of Sanity's cloud that have no meaning on one machine: each gets its empty answer. */
export function studioRoutes(context: LakeContext): Route[] {
  const answer = (method: 'GET' | 'POST', path: string, value: unknown) =>
    versioned(context, method, path, (exchange) => exchange.reply(200, value))

  return [
    answer('GET', '/ping', {pong: true}),
    // The Studio shows the latency to the shard named here.
    versioned(context, 'GET', '/data/ping/:dataset', (exchange) =>
      exchange.reply(200, {pong: true}, {'x-sanity-shard': 'local'}),
    ),
    answer('GET', '/features', []),
    answer('GET', '/features/:rest*', []),
    answer('GET', '/help', {}),
    answer('GET', '/help/:rest*', {}),
    answer('GET', '/journey/:rest*', null),
    answer('GET', '/subscriptions/:rest*', {}),
    answer('GET', '/schedules/:rest*', {schedules: []}),
    answer('GET', '/intake/telemetry-status', {status: 'denied'}),
    answer('POST', '/intake/batch', {}),
    answer('GET', '/data/actions/:dataset', {enabled: true, compatibleStudioVersions: '>=3'}),
  ]
}
