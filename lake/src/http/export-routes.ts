import {Hono} from 'hono'
import type {LakeContext} from '../context.ts'
import type {Environment, Router} from '../server/environment.ts'
import {requireDataset} from './request.ts'

/** `/data/export`: every document as it is, one to a line; `types` narrows them. */
export function exportRoutes(context: LakeContext): Router {
  const {lake, urls} = context
  return new Hono<Environment>().get('/data/export/:dataset', requireDataset(context), (c) => {
    const types = c.req.query('types')?.split(',')
    const documents = [...lake.documents()].filter(({_type}) => !types || types.includes(_type))
    const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
    return c.body(urls.toLocal(lines.join('')), 200, {'content-type': 'application/x-ndjson; charset=utf-8'})
  })
}
