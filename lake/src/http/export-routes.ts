import {Hono} from 'hono'
import type {Environment} from '../server/environment.ts'

/** `/data/export`: all documents, one per line; `types` filters them. */
export const exportRoutes = new Hono<Environment>().get('/data/export/:dataset', (c) => {
  const {store, urls} = c.var.dataset
  const types = c.req.query('types')?.split(',')
  const documents = [...store.documents()].filter(({_type}) => !types || types.includes(_type))
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
  return c.body(urls.toLocal(lines.join('')), 200, {'content-type': 'application/x-ndjson; charset=utf-8'})
})
