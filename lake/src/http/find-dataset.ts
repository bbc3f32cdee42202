import type {MiddlewareHandler} from 'hono'
import type {Access} from '../access/roles.ts'
import type {Dataset} from '../dataset.ts'
import type {Datasets} from '../datasets.ts'
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

declare module 'hono' {
  /** What the routes of Sanity's HTTP API know about a request. */
  interface ContextVariableMap {
    datasets: Datasets
    /** The dataset that the path names, or the first of the project. */
    dataset: Dataset
    /** The sender of the request, if the lake has accounts. */
    access: Access | undefined
  }
}

/** Returns a function that makes a value once for each dataset. */
export function perDataset<T extends WeakKey>(make: (dataset: Dataset) => T): (dataset: Dataset) => T {
  const made = new WeakMap<Dataset, T>()
  return (dataset) => {
    const known = made.get(dataset) ?? make(dataset)
    made.set(dataset, known)
    return known
  }
}
