import {Hono} from 'hono'
import {maySee} from '../access/roles.ts'
import type {Environment} from '../server/environment.ts'
import {everyone} from '../server/guard.ts'
import {right} from './authorize.ts'
import {dataset} from './find-dataset.ts'
import {localJson, localLines, splitIds} from './request.ts'

const reads = [right('read'), dataset] as const

/** Documents by id (`/data/doc`), all of them (`/data/export`), and references from other datasets (`/data/references`). */
export const documentRoutes = new Hono<Environment>()
  .get('/data/doc/:dataset/:ids', everyone, dataset, (c) => {
    const {access, dataset} = c.var
    const {store} = dataset
    const ids = splitIds(c.req.param('ids'))
    const isShown = (id: string) => maySee(access, dataset, id)
    const documents = ids.filter(isShown).flatMap((id) => store.get(id) ?? [])
    const omitted = ids.flatMap((id) => {
      if (!store.get(id)) return [{id, reason: 'existence'}]
      return isShown(id) ? [] : [{id, reason: 'permission'}]
    })
    return localJson(c, {documents, omitted})
  })
  .get('/data/export/:dataset', ...reads, (c) => {
    const types = c.req.query('types')?.split(',')
    const documents = [...c.var.dataset.store.documents()]
    return localLines(c, types ? documents.filter(({_type}) => types.includes(_type)) : documents)
  })
  // There is only this dataset; references within it the Studio finds by a query.
  .get('/data/references/:dataset/documents/:id/to', ...reads, (c) => c.json({totalCount: 0, references: []}))
