import {Hono} from 'hono'
import {type AclMode, aclModes} from '../dataset.ts'
import type {Datasets} from '../datasets.ts'
import {isRecord} from '../documents/document.ts'
import {badRequest, datasetNotFound} from '../lake-error.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import {projectOf} from './project-of.ts'
import {parseJson} from './request.ts'

/** The dataset with the comments and tasks of another one is named after it. */
const addonEnd = '-comments'

/** `/datasets` and `/projects/:project/datasets`: lists, creates, edits and deletes datasets. `/comments/:dataset/setup` makes the add-on dataset. */
export function datasetRoutes(datasets: Datasets): Router {
  const router = new Hono<Environment>()
  for (const path of ['/datasets', '/projects/:project/datasets']) {
    router
      .get(path, (c) => c.json(datasetsOf(datasets, projectOf(c, datasets)).filter(byQuery(c.req.query()))))
      .put(`${path}/:name`, (c) => create(c, datasets))
      .patch(`${path}/:name`, (c) => edit(c, datasets))
      .delete(`${path}/:name`, (c) => {
        datasets.delete({projectId: projectOf(c, datasets), dataset: c.req.param('name')})
        return c.json({deleted: true})
      })
  }
  return router.post('/comments/:dataset/setup', (c) => {
    const projectId = projectOf(c, datasets)
    const dataset = c.req.param('dataset')
    if (!datasets.find({projectId, dataset})) throw datasetNotFound(projectId, dataset)
    const addon = datasets.open({projectId, dataset: `${dataset}${addonEnd}`})
    addon.aclMode = 'private'
    return c.json({datasetName: addon.dataset, datasetProfile: 'comments', addonFor: dataset})
  })
}

async function create(c: RequestContext, datasets: Datasets): Promise<Response> {
  const projectId = projectOf(c, datasets)
  const dataset = c.req.param('name') ?? ''
  if (datasets.find({projectId, dataset})) {
    const message = `Dataset "${dataset}" already exists`
    throw new HttpError(409, message, {statusCode: 409, error: 'Conflict', message})
  }
  const aclMode = readAclMode(await c.req.text()) ?? 'public'
  datasets.open({projectId, dataset}).aclMode = aclMode
  return c.json({datasetName: dataset, aclMode}, 201)
}

async function edit(c: RequestContext, datasets: Datasets): Promise<Response> {
  const projectId = projectOf(c, datasets)
  const name = c.req.param('name') ?? ''
  const dataset = datasets.find({projectId, dataset: name})
  if (!dataset) throw datasetNotFound(projectId, name)
  dataset.aclMode = readAclMode(await c.req.text()) ?? dataset.aclMode
  return c.json({datasetName: name, aclMode: dataset.aclMode})
}

function readAclMode(text: string): AclMode | undefined {
  const body = text === '' ? {} : parseJson(text)
  const given = isRecord(body) ? body.aclMode : undefined
  const mode = aclModes.find((each) => each === given)
  if (given !== undefined && !mode) throw badRequest('"aclMode" must be "public" or "private"')
  return mode
}

interface Dataset {
  name: string
  aclMode: AclMode
  datasetProfile: string
  addonFor: string | null
  features: string[]
  tags: string[]
}

function datasetsOf(datasets: Datasets, projectId: string): Dataset[] {
  const all = datasets.all().filter((context) => context.projectId === projectId)
  const names = all.map(({dataset}) => dataset)
  return all.map(({dataset: name, aclMode}) => {
    const base = name.endsWith(addonEnd) ? name.slice(0, -addonEnd.length) : ''
    const addonFor = names.includes(base) ? base : null
    return {
      name,
      aclMode,
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
