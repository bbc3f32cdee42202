import {Hono} from 'hono'
import {badRequest} from '../lake-error.ts'
import type {Lakes} from '../lakes.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import {projectOf} from './project-of.ts'

/** `/datasets` and `/projects/:project/datasets`: which there are; one more; one less. */
export function datasetRoutes(lakes: Lakes): Router {
  const router = new Hono<Environment>()
  for (const path of ['/datasets', '/projects/:project/datasets']) {
    router
      .get(path, (c) => c.json(datasetsOf(lakes, projectOf(c, lakes))))
      .put(`${path}/:name`, (c) => create(c, lakes))
      .delete(`${path}/:name`, (c) => {
        lakes.delete({projectId: projectOf(c, lakes), dataset: c.req.param('name')})
        return c.json({deleted: true})
      })
  }
  return router
}

async function create(c: RequestContext, lakes: Lakes): Promise<Response> {
  const projectId = projectOf(c, lakes)
  const dataset = c.req.param('name') ?? ''
  if (lakes.find({projectId, dataset})) {
    const message = `Dataset "${dataset}" already exists`
    throw new HttpError(409, message, {statusCode: 409, error: 'Conflict', message})
  }
  const text = await c.req.text()
  const {aclMode = 'public'} = text === '' ? {} : readOptions(text)
  // There are no accounts here: a private dataset would be one that is read by everybody all the same.
  if (aclMode !== 'public' && aclMode !== 'private')
    throw badRequest('"aclMode" must be "public" or "private"')
  lakes.open({projectId, dataset})
  return c.json({datasetName: dataset, aclMode}, 201)
}

function readOptions(text: string): {aclMode?: unknown} {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}

function datasetsOf(lakes: Lakes, projectId: string): object[] {
  return lakes
    .all()
    .filter((context) => context.projectId === projectId)
    .map(({dataset: name}) => ({
      name,
      aclMode: 'public',
      datasetProfile: 'content',
      features: [],
      tags: [],
    }))
}
