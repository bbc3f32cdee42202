import {Hono} from 'hono'
import type {Datasets} from '../datasets.ts'
import {badRequest, datasetNotFound} from '../lake-error.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import {projectOf} from './project-of.ts'

/** The dataset with the comments and tasks of another one is named after it. */
const addonEnd = '-comments'

/** `/datasets` and `/projects/:project/datasets`: which there are; one more; one less. `/comments/:dataset/setup` makes the add-on dataset. */
export function datasetRoutes(datasets: Datasets): Router {
  const router = new Hono<Environment>()
  for (const path of ['/datasets', '/projects/:project/datasets']) {
    router
      .get(path, (c) => c.json(datasetsOf(datasets, projectOf(c, datasets)).filter(byQuery(c.req.query()))))
      .put(`${path}/:name`, (c) => create(c, datasets))
      .delete(`${path}/:name`, (c) => {
        datasets.delete({projectId: projectOf(c, datasets), dataset: c.req.param('name')})
        return c.json({deleted: true})
      })
  }
  return router.post('/comments/:dataset/setup', (c) => {
    const projectId = projectOf(c, datasets)
    const dataset = c.req.param('dataset')
    if (!datasets.find({projectId, dataset})) throw datasetNotFound(projectId, dataset)
    const {dataset: datasetName} = datasets.open({projectId, dataset: `${dataset}${addonEnd}`})
    return c.json({datasetName, datasetProfile: 'comments', addonFor: dataset})
  })
}

async function create(c: RequestContext, datasets: Datasets): Promise<Response> {
  const projectId = projectOf(c, datasets)
  const dataset = c.req.param('name') ?? ''
  if (datasets.find({projectId, dataset})) {
    const message = `Dataset "${dataset}" already exists`
    throw new HttpError(409, message, {statusCode: 409, error: 'Conflict', message})
  }
  const text = await c.req.text()
  const {aclMode = 'public'} = text === '' ? {} : readOptions(text)
  // Without accounts every client reads a private dataset too.
  if (aclMode !== 'public' && aclMode !== 'private')
    throw badRequest('"aclMode" must be "public" or "private"')
  datasets.open({projectId, dataset})
  return c.json({datasetName: dataset, aclMode}, 201)
}

function readOptions(text: string): {aclMode?: unknown} {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}

interface Dataset {
  name: string
  aclMode: 'public'
  datasetProfile: string
  addonFor: string | null
  features: string[]
  tags: string[]
}

function datasetsOf(datasets: Datasets, projectId: string): Dataset[] {
  const names = datasets
    .all()
    .flatMap((context) => (context.projectId === projectId ? [context.dataset] : []))
  return names.map((name) => {
    const base = name.endsWith(addonEnd) ? name.slice(0, -addonEnd.length) : ''
    const addonFor = names.includes(base) ? base : null
    return {
      name,
      aclMode: 'public',
      datasetProfile: addonFor === null ? 'content' : 'comments',
      addonFor,
      features: [],
      tags: [],
    }
  })
}

/** The Studio looks for the dataset with the comments on another one. */
function byQuery({datasetProfile, addonFor}: Record<string, string>): (dataset: Dataset) => boolean {
  return (dataset) =>
    (datasetProfile === undefined || dataset.datasetProfile === datasetProfile) &&
    (addonFor === undefined || dataset.addonFor === addonFor)
}
