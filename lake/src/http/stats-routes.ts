import {Hono} from 'hono'
import {attributePaths, hostedLimits} from '../documents/limits.ts'
import type {Environment} from '../server/environment.ts'

/** `/data/stats`: the counts of documents and attributes, with the dataset's limits or hosted Sanity's. */
export const statsRoutes = new Hono<Environment>().get('/data/stats/:dataset', (c) => {
  const {store, limits = hostedLimits} = c.var.dataset
  const paths = new Set<string>()
  for (const document of store.documents()) for (const path of attributePaths(document)) paths.add(path)
  return c.json({
    documents: {count: {value: store.size}},
    fields: {count: {value: paths.size, limit: limits.datasetAttributes}},
  })
})
