import {Hono, type Next} from 'hono'
import type {LakeContext} from '../context.ts'
import {badRequest, datasetNotFound} from '../lake-error.ts'
import type {Lakes} from '../lakes.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {accessRoutes} from './access-routes.ts'
import {authorize} from './authorize.ts'
import {datasetRoutes} from './dataset-routes.ts'
import {lakeRouter, unknownRoute} from './lake-router.ts'
import {projectOf} from './project-of.ts'
import {webhookRoutes} from './webhook-routes.ts'

/** The paths that name a dataset, below the API version. */
const datasetPath =
  /^\/v[^/]+\/(?:data\/live\/events|data\/(?!live\/)[^/]+|assets\/[^/]+|socket|projects\/[^/]+\/datasets)\/([^/]+)/
const assetPath = /^\/(?:images|files)\/([^/]+)\/([^/]+)\//

/** Sanity's HTTP API for all datasets of a process. */
export function lakesRouter(lakes: Lakes): Router {
  const routers = new WeakMap<LakeContext, Router>()
  const forward = async (c: RequestContext, next: Next) => {
    const context = contextOf(c, lakes)
    const router = routers.get(context) ?? lakeRouter(context)
    routers.set(context, router)
    const response = await router.fetch(c.req.raw, c.env)
    // Another API of the same server may have the path.
    return response.status === 404 && response.headers.has(unknownRoute) ? next() : response
  }
  const router = new Hono<Environment>()
  if (lakes.auth) router.use('/:version{v[^/]+}/*', authorize(lakes.tokens))
  return router
    .route('/:version{v[^/]+}', accessRoutes(lakes))
    .route('/:version{v[^/]+}', datasetRoutes(lakes))
    .route('/:version{v[^/]+}', webhookRoutes(lakes))
    .all('/:version{v[^/]+}/*', forward)
    .all('/images/*', forward)
    .all('/files/*', forward)
}

function contextOf(c: RequestContext, lakes: Lakes): LakeContext {
  const {path} = c.req
  const [, assetProject, assetDataset] = assetPath.exec(path) ?? []
  if (assetProject !== undefined && assetDataset !== undefined)
    return known(lakes, {projectId: assetProject, dataset: assetDataset})
  const projectId = projectOf(c, lakes)
  const dataset = datasetPath.exec(path)?.[1]
  if (dataset !== undefined) {
    checkVersion(path.split('/')[1] ?? '')
    return known(lakes, {projectId, dataset: decodeURIComponent(dataset)})
  }
  // What is said about a project, or the user, is the same in all of its datasets.
  return lakes.all().find((context) => context.projectId === projectId) ?? lakes.primary
}

/** Any date up to the present one in UTC is a version, as the documentation of hosted Sanity says; throws a 400 for others. */
function checkVersion(version: string): void {
  if (version === 'v1' || version === 'vX') return
  const date = version.slice(1)
  const today = new Date().toISOString().slice(0, 10)
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
  if (isDate && date <= today) return
  throw badRequest(
    `"${version}" is no API version: use v1, vX or a date up to today's in UTC, such as v2025-02-19`,
  )
}

function known(lakes: Lakes, name: {projectId: string; dataset: string}): LakeContext {
  const context = lakes.find(name)
  if (!context) throw datasetNotFound(name.projectId, name.dataset)
  return context
}
