import type {MiddlewareHandler} from 'hono'
import {invalid} from '../lake-error.ts'
import type {Environment} from '../server/environment.ts'
import {datasetNotFound, projectOf} from './request.ts'

/** Finds the dataset that the path of a route names. Throws a 404 if it does not exist. */
export const dataset: MiddlewareHandler<Environment> = (c, next) => {
  if (!/^[a-zA-Z0-9._-]{0,75}$/.test(c.req.query('tag') ?? ''))
    throw invalid('"tag" takes up to 75 letters, digits, ".", "_" and "-"')
  const [projectId, name] = [projectOf(c), c.req.param('dataset') ?? '']
  const found = c.var.datasets.find({projectId, dataset: name})
  if (!found) throw datasetNotFound(projectId, name)
  c.set('dataset', found)
  return next()
}

/** Finds a dataset for a route about a project or a user, whose answer is the same for all datasets of the project. */
export const project: MiddlewareHandler<Environment> = (c, next) => {
  const {datasets} = c.var
  const projectId = projectOf(c)
  c.set('dataset', datasets.all().find((each) => each.projectId === projectId) ?? datasets.primary)
  return next()
}
