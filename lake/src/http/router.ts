import {Hono, type Next} from 'hono'
import {mayDo} from '../access/roles.ts'
import type {Dataset} from '../dataset.ts'
import type {Datasets} from '../datasets.ts'
import {badRequest, datasetNotFound} from '../lake-error.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {allowLocalOrigins} from '../server/loopback.ts'
import {createApp, refuseOtherMethods} from '../server/server.ts'
import {accessRoutes} from './access-routes.ts'
import {actionRoutes} from './action-routes.ts'
import {assetFileRoutes} from './asset-file-routes.ts'
import {assetUploadRoutes} from './asset-upload-routes.ts'
import {authorize, byToken, type Identify, sessionNotFound} from './authorize.ts'
import {datasetRoutes} from './dataset-routes.ts'
import {documentRoutes} from './document-routes.ts'
import {exportRoutes} from './export-routes.ts'
import {historyRoutes} from './history-routes.ts'
import {keyValueRoutes} from './key-value-routes.ts'
import {limitRequests} from './limit-requests.ts'
import {listenRoutes} from './listen-routes.ts'
import {liveRoutes} from './live-routes.ts'
import {mutateRoutes} from './mutate-routes.ts'
import {presenceRoutes} from './presence-routes.ts'
import {projectOf} from './project-of.ts'
import {projectRoutes} from './project-routes.ts'
import {queryRoutes} from './query-routes.ts'
import {schemaRoutes} from './schema-routes.ts'
import {statsRoutes} from './stats-routes.ts'
import {studioRoutes} from './studio-routes.ts'
import {webhookRoutes} from './webhook-routes.ts'

const version = '/:version{v[^/]+}'

/** The paths that name a dataset, below the API version. */
const datasetPath =
  /^\/v[^/]+\/(?:data\/live\/events|data\/(?!live\/)[^/]+|assets\/[^/]+|socket|projects\/[^/]+\/datasets)\/([^/]+)/
const assetPath = /^\/(?:images|files)\/([^/]+)\/([^/]+)\//

/** Marks the answer to a path that Sanity's API does not have. */
const unknownRoute = 'x-unknown-route'

/** Creates the routes of Sanity's HTTP API for all datasets of a process. With `identify` senders have different rights. */
export function lakeRouter(
  datasets: Datasets,
  identify: Identify | undefined = datasets.auth ? byToken(datasets.tokens) : undefined,
): Router {
  const routers = new WeakMap<Dataset, Router>()
  const inDataset = async (c: RequestContext, next: Next) => {
    const dataset = datasetOf(c, datasets)
    const isAsset = assetPath.test(c.req.path)
    if (isAsset && dataset.aclMode === 'private' && identify && !mayDo(identify(c), 'read'))
      throw sessionNotFound()
    const router = routers.get(dataset) ?? routesOf(dataset)
    routers.set(dataset, router)
    const response = await router.fetch(c.req.raw, c.env)
    // The same server may have another API at this path.
    return response.status === 404 && response.headers.has(unknownRoute) ? next() : response
  }
  const router = new Hono<Environment>()
  if (identify) router.use(`${version}/*`, authorize(identify))
  return router
    .route(version, accessRoutes(datasets))
    .route(version, datasetRoutes(datasets))
    .route(version, webhookRoutes(datasets))
    .all(`${version}/*`, inDataset)
    .all('/images/*', inDataset)
    .all('/files/*', inDataset)
}

/** Creates the routes of one dataset: they keep its listeners, its presence and its rates. */
function routesOf(dataset: Dataset): Router {
  const app = createApp()
  app.notFound((c) => c.body(null, 404, {[unknownRoute]: 'yes'}))
  app.use(allowLocalOrigins, refuseOtherMethods(app))
  if (dataset.limits) app.use(limitRequests(dataset.limits))
  return app
    .route(version, queryRoutes(dataset))
    .route(version, mutateRoutes(dataset))
    .route(version, actionRoutes(dataset))
    .route(version, listenRoutes(dataset))
    .route(version, liveRoutes(dataset))
    .route(version, documentRoutes(dataset))
    .route(version, historyRoutes(dataset))
    .route(version, exportRoutes(dataset))
    .route(version, statsRoutes(dataset))
    .route(version, assetUploadRoutes(dataset))
    .route(version, keyValueRoutes(dataset))
    .route(version, projectRoutes(dataset))
    .route(version, schemaRoutes(dataset))
    .route(version, studioRoutes())
    .route(version, presenceRoutes(dataset))
    .route('/', assetFileRoutes(dataset))
}

/** Finds the dataset that the path names. Throws a 404 when it does not exist. */
function datasetOf(c: RequestContext, datasets: Datasets): Dataset {
  const {path} = c.req
  const [, assetProject, assetDataset] = assetPath.exec(path) ?? []
  if (assetProject !== undefined && assetDataset !== undefined)
    return known(datasets, {projectId: assetProject, dataset: assetDataset})
  const projectId = projectOf(c, datasets)
  const dataset = datasetPath.exec(path)?.[1]
  if (dataset !== undefined) {
    checkVersion(path.split('/')[1] ?? '')
    return known(datasets, {projectId, dataset: decodeURIComponent(dataset)})
  }
  // What is said about a project, or the user, is the same in all of its datasets.
  return datasets.all().find((each) => each.projectId === projectId) ?? datasets.primary
}

/** Any date up to the present one in UTC is a version, as the documentation of hosted Sanity says; throws a 400 for others. */
function checkVersion(version: string): void {
  if (version === 'v1' || version === 'vX') return
  const date = version.slice(1)
  const today = new Date().toISOString().slice(0, 10)
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
  if (isDate && date <= today) return
  throw badRequest(
    `"${version}" is not an API version: use v1, vX or a date up to today's in UTC, such as v2025-02-19`,
  )
}

function known(datasets: Datasets, name: {projectId: string; dataset: string}): Dataset {
  const dataset = datasets.find(name)
  if (!dataset) throw datasetNotFound(name.projectId, name.dataset)
  return dataset
}
