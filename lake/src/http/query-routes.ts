import {Hono} from 'hono'
import {type Access, mayDo} from '../access/roles.ts'
import type {Dataset} from '../dataset.ts'
import {isRecord, perspectives} from '../documents/document.ts'
import type {Store} from '../documents/store.ts'
import {invalid, oneOf} from '../lake-error.ts'
import type {QueryParams} from '../query/query-engine.ts'
import {nothingPerspective, type Perspective, publicPerspective} from '../query/views.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {everyone} from '../server/guard.ts'
import {jsonBody} from '../server/server.ts'
import {requireRight} from './authorize.ts'
import {dataset, limitJson, readJson} from './request.ts'

const asked = [everyone, dataset] as const

/** `/data/query`: GROQ, by GET with `$name=<JSON>` parameters or by POST with `{query, params}`. */
export const queryRoutes = new Hono<Environment>()
  .get('/data/query/:dataset', ...asked, (c) => {
    // Read only once, because the query of a page is long.
    const options = c.req.query()
    return respond(c, {query: options.query, params: readQueryParams(options)}, options)
  })
  .post('/data/query/:dataset', ...asked, limitJson, async (c) =>
    respond(c, await readJson(c), c.req.query()),
  )

async function respond(
  c: RequestContext,
  given: unknown,
  options: Record<string, string>,
): Promise<Response> {
  const {query, params: named} = isRecord(given) ? given : {}
  if (typeof query !== 'string' || query.trim() === '') throw invalid('The request needs a "query"')
  if (named !== undefined && !isRecord(named)) throw invalid('"params" takes an object of names and values')
  const {queries, urls, store} = c.var.dataset
  const started = performance.now()
  if (oneOf('explain', options.explain ?? 'false', ['true', 'false']) === 'true')
    throw invalid('"explain" is for hosted Sanity only: this lake has no query plan to show')
  const form = oneOf('resultSourceMap', options.resultSourceMap ?? 'false', [
    'true',
    'false',
    'withKeyArraySelector',
  ])
  const echoes = oneOf('returnQuery', options.returnQuery ?? 'true', ['true', 'false']) === 'true'
  const wanted = readPerspective(options.perspective, c.req.param('version') ?? '')
  if (!queries.isTrial(wanted)) checkPerspective(store, wanted, c.req.param('version') ?? '')
  const perspective = perspectiveFor(c.var.access, c.var.dataset, wanted)
  const {json, syncTags, sourceMap} = await queries.answer({
    query,
    params: named ?? {},
    perspective,
    form: form === 'false' ? undefined : form,
  })
  const rest = JSON.stringify({syncTags, ms: Math.round(performance.now() - started)}).slice(1)
  const echo = echoes ? `"query":${JSON.stringify(query)},` : ''
  const map = sourceMap === undefined ? '' : `"resultSourceMap":${sourceMap},`
  // The result is JSON already: joined as text, it is not serialized twice.
  return jsonBody(c, `{${echo}"result":${urls.toLocal(json)},${map}${rest}`)
}

/** The `$name=<JSON>` parameters of an address. Throws a 400 for invalid JSON. */
export function readQueryParams(query: Record<string, string>): QueryParams {
  const params: QueryParams = {}
  for (const [name, value] of Object.entries(query)) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw invalid(`The query parameter ${name} must be JSON, such as ${name}="text"`)
    }
  }
  return params
}

/** Returns the public perspective for a sender without the right to read. Throws if the request names drafts or releases. */
function perspectiveFor(
  access: Access | undefined,
  {aclMode}: Dataset,
  perspective: Perspective,
): Perspective {
  if (mayDo(access, 'read')) return perspective
  if (perspective !== 'raw' && perspective !== 'published') requireRight(access, 'read')
  return aclMode === 'public' ? publicPerspective : nothingPerspective
}

/** Throws a 400 for an unknown perspective, or a stack that names `raw`. */
function checkPerspective(store: Store, perspective: Perspective, version: string): void {
  const layers = [perspective].flat()
  const isRelease = !layers.every((layer) => perspectives.has(layer))
  if ((layers.length > 1 || isRelease) && version !== 'vX' && version < firstReleaseVersion)
    throw invalid('Complex perspectives are not supported for this version')
  for (const layer of layers) {
    const known = perspectives.has(layer) || store.hasRelease(layer)
    // It may name a release that was created a moment ago or is deleted: Sanity's ids of releases begin with "r".
    if (!known && !/^r[A-Za-z0-9]{6,}$/.test(layer))
      throw invalid(
        `There is no perspective "${layer}": it is raw, published, drafts, or the id of a release`,
      )
  }
  if (layers.length > 1 && layers.includes('raw'))
    throw invalid('The perspective "raw" cannot be combined with others')
}

const firstReleaseVersion = 'v2025-02-19'

/** Since API version 2025-02-19, a query without a perspective sees published documents only. */
function readPerspective(named: string | undefined, version: string): Perspective {
  if (named) return named.includes(',') ? named.split(',') : named
  return version === 'vX' || version >= firstReleaseVersion ? 'published' : 'raw'
}
