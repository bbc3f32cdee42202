import {Hono} from 'hono'
import type {LakeContext} from '../context.ts'
import type {Environment, Router} from '../server/environment.ts'
import {allowLocalOrigins} from '../server/loopback.ts'
import {createApp, refuseOtherMethods} from '../server/server.ts'
import {actionRoutes} from './action-routes.ts'
import {assetFileRoutes} from './asset-file-routes.ts'
import {assetUploadRoutes} from './asset-upload-routes.ts'
import {documentRoutes} from './document-routes.ts'
import {exportRoutes} from './export-routes.ts'
import {historyRoutes} from './history-routes.ts'
import {keyValueRoutes} from './key-value-routes.ts'
import {limitRequests} from './limit-requests.ts'
import {listenRoutes} from './listen-routes.ts'
import {liveRoutes} from './live-routes.ts'
import {mutateRoutes} from './mutate-routes.ts'
import {presenceRoutes} from './presence-routes.ts'
import {projectRoutes} from './project-routes.ts'
import {queryRoutes} from './query-routes.ts'
import {schemaRoutes} from './schema-routes.ts'
import {statsRoutes} from './stats-routes.ts'
import {studioRoutes} from './studio-routes.ts'

/** Marks the answer to a path that is not in Sanity's API. */
export const unknownRoute = 'x-unknown-route'

/** Sanity's HTTP API for one dataset. */
export function lakeRouter(context: LakeContext): Router {
  const versioned = new Hono<Environment>()
  versioned
    .route('/', queryRoutes(context))
    .route('/', mutateRoutes(context))
    .route('/', actionRoutes(context))
    .route('/', listenRoutes(context))
    .route('/', liveRoutes(context))
    .route('/', documentRoutes(context))
    .route('/', historyRoutes(context))
    .route('/', exportRoutes(context))
    .route('/', statsRoutes(context))
    .route('/', assetUploadRoutes(context))
    .route('/', keyValueRoutes(context))
    .route('/', projectRoutes(context))
    .route('/', schemaRoutes(context))
    .route('/', studioRoutes(context))
    .route('/', presenceRoutes(context))
  const app = createApp()
  app.notFound((c) => c.body(null, 404, {[unknownRoute]: 'yes'}))
  app.use(allowLocalOrigins, refuseOtherMethods(app))
  if (context.limits) app.use(limitRequests(context.limits))
  return app.route('/:version{v[^/]+}', versioned).route('/', assetFileRoutes(context))
}
