import type {Exchange} from '../../http/exchange.ts'
import type {Route} from '../../http/room.ts'
import {type LakeContext, replyLocal, versioned} from '../context.ts'
import type {Doc} from '../document.ts'

/** Documents by id (`/data/doc`), and who refers to them from elsewhere (`/data/references`). */
export function documentRoutes(context: LakeContext): Route[] {
  const {lake} = context
  return [
    versioned(context, 'GET', '/data/doc/:dataset/:ids', (exchange) => {
      const ids = listedIds(exchange)
      const documents = ids.map((id) => lake.get(id)).filter((document): document is Doc => document !== null)
      const omitted = ids.filter((id) => !lake.get(id)).map((id) => ({id, reason: 'existence'}))
      replyLocal(exchange, context, {documents, omitted})
    }),
    // References from other datasets: there is only this one. Those within it the Studio finds by a query.
    versioned(context, 'GET', '/data/references/:dataset/documents/:id/to', (exchange) => {
      exchange.reply(200, {totalCount: 0, references: []})
    }),
  ]
}

export function listedIds(exchange: Exchange): string[] {
  return exchange.param('ids').split(',').filter(Boolean)
}
