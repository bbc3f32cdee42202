import {Hono} from 'hono'
import type {Environment} from '../server/environment.ts'
import {localLines} from './response.ts'

/** `/data/export`: all documents, one per line; `types` filters them. */
export const exportRoutes = new Hono<Environment>().get('/data/export/:dataset', (c) => {
  const types = c.req.query('types')?.split(',')
  const documents = [...c.var.dataset.store.documents()]
  return localLines(c, types ? documents.filter(({_type}) => types.includes(_type)) : documents)
})
