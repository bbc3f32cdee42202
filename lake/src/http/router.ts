import {Hono} from 'hono'
import {compress} from 'hono/compress'
import type {Datasets} from '../datasets.ts'
import {invalid} from '../lake-error.ts'
import type {Environment, Router} from '../server/environment.ts'
import {assetFileRoutes, assetUploadRoutes} from './asset-routes.ts'
import {byToken, type Identify} from './authorize.ts'
import {datasetRoutes} from './dataset-routes.ts'
import {documentRoutes} from './document-routes.ts'
import {listenRoutes, liveRoutes} from './listen-routes.ts'
import {actionRoutes, mutateRoutes} from './mutate-routes.ts'
import {presenceRoutes} from './presence-routes.ts'
import {projectRoutes, studioRoutes} from './project-routes.ts'
import {queryRoutes} from './query-routes.ts'
import {schemaRoutes} from './schema-routes.ts'

const version = '/:version{v[^/]+}'

/** Paths of the lake, for a server that has others too. */
export const lakePaths = /^\/(?:v[^/]+|images|files)\//

/** Creates the routes of Sanity's HTTP API for all datasets of a process. With `identify` senders have different rights. */
export function lakeRouter(
  datasets: Datasets,
  identify: Identify | undefined = datasets.auth ? byToken(datasets.tokens) : undefined,
): Router {
  const router = new Hono<Environment>()
  // Compressing a small answer takes longer than sending it on one machine. Event streams are never compressed.
  router.use(`${version}/*`, compress({threshold: 64 * 1024, contentTypeFilter: /^application\/json/}))
  router.use((c, next) => {
    const [, first = ''] = c.req.path.split('/')
    if (/^v/.test(first)) checkVersion(first)
    c.set('datasets', datasets)
    c.set('access', identify?.(c))
    return next()
  })
  for (const routes of [
    datasetRoutes,
    queryRoutes,
    mutateRoutes,
    actionRoutes,
    listenRoutes,
    liveRoutes,
    documentRoutes,
    assetUploadRoutes,
    projectRoutes,
    schemaRoutes,
    studioRoutes,
    presenceRoutes,
  ])
    router.route(version, routes)
  return router.route('/', assetFileRoutes)
}

/** A clock before this date is wrong. API versions up to this date are accepted even then, because the Studio and clients request them. */
const oldestPresent = '2026-11-28'

/** Valid versions: reading a date takes longer than a small query. */
const versions = new Set(['v1', 'vX'])

/** Any date up to the present one in UTC is a version, as the documentation of hosted Sanity says; throws a 400 for others. */
function checkVersion(version: string): void {
  if (versions.has(version)) return
  const date = version.slice(1)
  const today = new Date().toISOString().slice(0, 10)
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && new Date(date).toJSON()?.startsWith(date)
  if (!isDate || date > (today > oldestPresent ? today : oldestPresent))
    throw invalid(
      `"${version}" is not an API version: use v1, vX or a date up to today's in UTC, such as v2025-02-19`,
    )
  versions.add(version)
}
