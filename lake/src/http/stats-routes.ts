import {Hono} from 'hono'
import type {LakeContext} from '../context.ts'
import {attributePaths, hostedLimits} from '../documents/limits.ts'
import type {Environment, Router} from '../server/environment.ts'
import {requireDataset} from './request.ts'

/** `/data/stats`: how many documents and attributes a dataset has, beside the limits that it is held to or hosted Sanity has. */
export function statsRoutes(context: LakeContext): Router {
  const {lake, limits = hostedLimits} = context
  return new Hono<Environment>().get('/data/stats/:dataset', requireDataset(context), (c) => {
    const paths = new Set<string>()
    for (const document of lake.documents()) for (const path of attributePaths(document)) paths.add(path)
    return c.json({
      documents: {count: {value: lake.size}},
      fields: {count: {value: paths.size, limit: limits.datasetAttributes}},
    })
  })
}
