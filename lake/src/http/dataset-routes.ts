import {Hono} from 'hono'
import {type AclMode, aclModes} from '../dataset.ts'
import {isRecord} from '../documents/document.ts'
import {invalid, oneOf} from '../lake-error.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import {right} from './authorize.ts'
import {dataset, limitJson, parseJson, projectOf} from './request.ts'

/** The dataset with the comments and tasks of another one is named after it. */
const addonEnd = '-comments'

const routes = new Hono<Environment>()
  .get('/', right('read'), (c) => c.json(datasetsOf(c).filter(byQuery(c.req.query()))))
  .put('/:dataset', right('manage'), limitJson, create)
  .patch('/:dataset', right('manage'), dataset, limitJson, edit)
  .delete('/:dataset', right('manage'), dataset, (c) => {
    c.var.datasets.delete(c.var.dataset)
    return c.json({deleted: true})
  })

/** `/datasets` and `/projects/:project/datasets`: lists, creates, edits and deletes datasets. `/comments/:dataset/setup` makes the add-on dataset. */
export const datasetRoutes = new Hono<Environment>()
  .route('/datasets', routes)
  .route('/projects/:project/datasets', routes)
  .post('/comments/:dataset/setup', right('write drafts'), dataset, (c) => {
    const {projectId, dataset: addonFor} = c.var.dataset
    const addon = c.var.datasets.open({projectId, dataset: `${addonFor}${addonEnd}`})
    addon.aclMode = 'private'
    return c.json({datasetName: addon.dataset, datasetProfile: 'comments', addonFor})
  })

/** Each dataset has open files and a cache. */
const maxDatasets = 100

async function create(c: RequestContext): Promise<Response> {
  const name = {projectId: projectOf(c), dataset: c.req.param('dataset') ?? ''}
  const {datasets} = c.var
  if (datasets.find(name)) throw new HttpError(409, `Dataset "${name.dataset}" already exists`)
  if (datasets.all().length >= maxDatasets) throw invalid(`There are ${maxDatasets} datasets already`)
  const aclMode = readAclMode(await c.req.text()) ?? 'public'
  datasets.open(name).aclMode = aclMode
  return c.json({datasetName: name.dataset, aclMode}, 201)
}

async function edit(c: RequestContext): Promise<Response> {
  const {dataset} = c.var
  dataset.aclMode = readAclMode(await c.req.text()) ?? dataset.aclMode
  return c.json({datasetName: dataset.dataset, aclMode: dataset.aclMode})
}

function readAclMode(text: string): AclMode | undefined {
  const body = text === '' ? {} : parseJson(text)
  const given = isRecord(body) ? body.aclMode : undefined
  return given === undefined ? undefined : oneOf('aclMode', given, aclModes)
}

function datasetsOf(c: RequestContext) {
  const projectId = projectOf(c)
  const all = c.var.datasets.all().filter((context) => context.projectId === projectId)
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

/** The Studio looks for the add-on dataset that stores another dataset's comments. */
function byQuery({datasetProfile, addonFor}: Record<string, string>) {
  return (dataset: ReturnType<typeof datasetsOf>[number]) =>
    (datasetProfile === undefined || dataset.datasetProfile === datasetProfile) &&
    (addonFor === undefined || dataset.addonFor === addonFor)
}
