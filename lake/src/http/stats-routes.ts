import {Hono} from 'hono'
import type {Dataset} from '../dataset.ts'
import {attributePaths, hostedLimits} from '../documents/limits.ts'
import type {Environment, Router} from '../server/environment.ts'

/** `/data/stats`: the counts of documents and attributes, with the dataset's limits or hosted Sanity's. */
export function statsRoutes(context: Dataset): Router {
  const {store, limits = hostedLimits} = context
  return new Hono<Environment>().get('/data/stats/:dataset', (c) => {
    const paths = new Set<string>()
    for (const document of store.documents()) for (const path of attributePaths(document)) paths.add(path)
    return c.json({
      documents: {count: {value: store.size}},
      fields: {count: {value: paths.size, limit: limits.datasetAttributes}},
    })
  })
}
