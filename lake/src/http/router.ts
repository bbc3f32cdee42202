import {Hono, type MiddlewareHandler} from 'hono'
import {compress} from 'hono/compress'
import {mayDo} from '../access/roles.ts'
import type {Datasets} from '../datasets.ts'
import {invalid} from '../lake-error.ts'
import type {Environment, Router} from '../server/environment.ts'
import {accessRoutes} from './access-routes.ts'
import {actionRoutes} from './action-routes.ts'
import {assetFileRoutes} from './asset-file-routes.ts'
import {assetUploadRoutes} from './asset-upload-routes.ts'
import {authorize, byToken, type Identify, sessionNotFound} from './authorize.ts'
import {datasetRoutes} from './dataset-routes.ts'
import {documentRoutes} from './document-routes.ts'
import {historyRoutes} from './history-routes.ts'
import {keyValueRoutes} from './key-value-routes.ts'
import {limitRequests} from './limit-requests.ts'
import {listenRoutes} from './listen-routes.ts'
import {liveRoutes} from './live-routes.ts'
import {mutateRoutes} from './mutate-routes.ts'
import {presenceRoutes} from './presence-routes.ts'
import {projectRoutes} from './project-routes.ts'
import {queryRoutes} from './query-routes.ts'
import {datasetNotFound, projectOf} from './request.ts'
import {schemaRoutes} from './schema-routes.ts'
import {studioRoutes} from './studio-routes.ts'
import {webhookRoutes} from './webhook-routes.ts'

const version = '/:version{v[^/]+}'

/** The paths that name a dataset, below the API version. */
const datasetPath =
  /^\/v[^/]+\/(?:data\/live\/events|data\/(?!live\/)[^/]+|assets\/[^/]+|socket|projects\/[^/]+\/datasets)\/([^/]+)/
const assetPath = /^\/(?:images|files)\/([^/]+)\/([^/]+)\//

/** Creates the routes of Sanity's HTTP API for all datasets of a process. With `identify` senders have different rights. */
export function lakeRouter(
  datasets: Datasets,
  identify: Identify | undefined = datasets.auth ? byToken(datasets.tokens) : undefined,
): Router {
  const router = new Hono<Environment>()
  router.use((c, next) => {
    c.set('datasets', datasets)
    return next()
  })
  // Compressing a small answer takes longer than sending it on one machine. Event streams are never compressed.
  router.use(`${version}/*`, compress({threshold: 64 * 1024, contentTypeFilter: /^application\/json/}))
  if (identify) router.use(`${version}/*`, authorize(identify))
  for (const routes of [accessRoutes, datasetRoutes, webhookRoutes]) router.route(version, routes)
  for (const path of [`${version}/*`, '/images/*', '/files/*'])
    router.use(path, findDataset(identify), limitRequests)
  for (const routes of [
    queryRoutes,
    mutateRoutes,
    actionRoutes,
    listenRoutes,
    liveRoutes,
    documentRoutes,
    historyRoutes,
    assetUploadRoutes,
    keyValueRoutes,
    projectRoutes,
    schemaRoutes,
    studioRoutes,
    presenceRoutes,
  ])
    router.route(version, routes)
  return router.route('/', assetFileRoutes)
}

/** Finds the dataset that the path names. Throws a 404 when it does not exist, and a 401 for files of a private one. */
function findDataset(identify: Identify | undefined): MiddlewareHandler<Environment> {
  return (c, next) => {
    const {path} = c.req
    const [, assetProject, assetDataset] = assetPath.exec(path) ?? []
    const [, name = assetDataset] = datasetPath.exec(path) ?? []
    const projectId = assetProject ?? projectOf(c)
    if (name === undefined) {
      const {datasets} = c.var
      // Answers about a project or a user are the same for all datasets of the project.
      c.set('dataset', datasets.all().find((each) => each.projectId === projectId) ?? datasets.primary)
      return next()
    }
    if (assetProject === undefined) checkVersion(path.split('/')[1] ?? '')
    if (!/^[a-zA-Z0-9._-]{0,75}$/.test(c.req.query('tag') ?? ''))
      throw invalid('"tag" takes up to 75 letters, digits, ".", "_" and "-"')
    const dataset = c.var.datasets.find({projectId, dataset: decodeURIComponent(name)})
    if (!dataset) throw datasetNotFound(projectId, name)
    const isHidden = assetProject !== undefined && dataset.aclMode === 'private'
    if (isHidden && identify && !mayDo(identify(c), 'read')) throw sessionNotFound()
    c.set('dataset', dataset)
    return next()
  }
}

/** A clock behind this date is wrong. The Studio and clients still ask for versions up to it. */
const oldestPresent = '2026-11-28'

/** Any date up to the present one in UTC is a version, as the documentation of hosted Sanity says; throws a 400 for others. */
function checkVersion(version: string): void {
  if (version === 'v1' || version === 'vX') return
  const date = version.slice(1)
  const today = new Date().toISOString().slice(0, 10)
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && new Date(date).toJSON()?.startsWith(date)
  if (isDate && date <= (today > oldestPresent ? today : oldestPresent)) return
  throw invalid(
    `"${version}" is not an API version: use v1, vX or a date up to today's in UTC, such as v2025-02-19`,
  )
}
