import {Hono} from 'hono'
import type {Dataset} from '../dataset.ts'
import type {Environment, Router} from '../server/environment.ts'

/** `/data/export`: all documents, one per line; `types` filters them. */
export function exportRoutes(context: Dataset): Router {
  const {store, urls} = context
  return new Hono<Environment>().get('/data/export/:dataset', (c) => {
    const types = c.req.query('types')?.split(',')
    const documents = [...store.documents()].filter(({_type}) => !types || types.includes(_type))
    const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
    return c.body(urls.toLocal(lines.join('')), 200, {'content-type': 'application/x-ndjson; charset=utf-8'})
  })
}
