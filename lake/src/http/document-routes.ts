import {Hono} from 'hono'
import {maySee} from '../access/roles.ts'
import type {Doc} from '../documents/document.ts'
import type {Environment} from '../server/environment.ts'
import {splitIds} from './request.ts'
import {localJson} from './response.ts'

/** Documents by id (`/data/doc`), and references to them from other datasets (`/data/references`). */
export const documentRoutes = new Hono<Environment>()
  .get('/data/doc/:dataset/:ids', (c) => {
    const {access, dataset} = c.var
    const {store} = dataset
    const ids = splitIds(c.req.param('ids'))
    const isShown = (id: string) => maySee(access, dataset, id)
    const documents = ids
      .filter(isShown)
      .map((id) => store.get(id))
      .filter((document): document is Doc => document !== null)
    const omitted = ids.flatMap((id) => {
      if (!store.get(id)) return [{id, reason: 'existence'}]
      return isShown(id) ? [] : [{id, reason: 'permission'}]
    })
    return localJson(c, {documents, omitted})
  })
  // There is only this dataset; references within it the Studio finds by a query.
  .get('/data/references/:dataset/documents/:id/to', (c) => c.json({totalCount: 0, references: []}))
