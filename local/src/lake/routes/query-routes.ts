import type {Exchange} from '../../http/exchange.ts'
import type {Route} from '../../http/room.ts'
import {type LakeContext, readJson, versioned} from '../context.ts'
import {isRecord} from '../document.ts'
import {badRequest} from '../lake-error.ts'
import type {QueryParams} from '../query.ts'
import type {Perspective} from '../views.ts'

// groq-js does not know where a value came from. An answer without any map is one the Studio's preview does not pass on.
const emptySourceMap = '"resultSourceMap":{"documents":[],"paths":[],"mappings":{}},'

/** `/data/query`: GROQ, by GET with `$name=<JSON>` parameters or by POST with `{query, params}`. */
export function queryRoutes(context: LakeContext): Route[] {
  return [
    versioned(context, 'GET', '/data/query/:dataset', (exchange) => {
      answer(exchange, context, exchange.query.get('query') ?? '', readQueryParams(exchange))
    }),
    versioned(context, 'POST', '/data/query/:dataset', async (exchange) => {
      const body = await readJson(exchange, context)
      if (!isRecord(body) || typeof body.query !== 'string') throw badRequest('The request needs a "query"')
      answer(exchange, context, body.query, isRecord(body.params) ? body.params : {})
    }),
  ]
}

function answer(exchange: Exchange, {engine, urls}: LakeContext, query: string, params: QueryParams): void {
  if (query.trim() === '') throw badRequest('The request needs a "query"')
  const started = performance.now()
  const {json, syncTags} = engine.answer(query, params, readPerspective(exchange))
  const rest = JSON.stringify({syncTags, ms: Math.round(performance.now() - started)}).slice(1)
  const echo = exchange.query.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
  const asked = exchange.query.get('resultSourceMap')
  const sourceMap = asked && asked !== 'false' ? emptySourceMap : ''
  // The result is JSON already: put together as text, it is not serialized twice.
  exchange.send(
    200,
    'application/json; charset=utf-8',
    `{${echo}"result":${urls.toLocal(json)},${sourceMap}${rest}`,
  )
}

export function readQueryParams(exchange: Exchange): QueryParams {
  const params: QueryParams = {}
  for (const [name, value] of exchange.query) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw badRequest(`The query parameter ${name} must be JSON, such as ${name}="text"`)
    }
  }
  return params
}

/** From API version 2025-02-19 on, a query that names no perspective sees published documents only. */
function readPerspective(exchange: Exchange): Perspective {
  const named = exchange.query.get('perspective')
  if (named) return named.includes(',') ? named.split(',') : named
  const version = exchange.param('version')
  return version === 'vX' || version >= 'v2025-02-19' ? 'published' : 'raw'
}
