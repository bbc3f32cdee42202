import type {Exchange} from '../../http/exchange.ts'
import type {Route} from '../../http/room.ts'
import {type LakeContext, replyLocal, versioned} from '../context.ts'
import type {Doc} from '../document.ts'
import {refersTo} from '../references.ts'

/** Documents by id (`/data/doc`) and the documents that refer to one (`/data/references`). */
export function documentRoutes(context: LakeContext): Route[] {
  const {lake} = context
  return [
    versioned(context, 'GET', '/data/doc/:dataset/:ids', (exchange) => {
      const ids = listedIds(exchange)
      const documents = ids.map((id) => lake.get(id)).filter((document): document is Doc => document !== null)
      const omitted = ids.filter((id) => !lake.get(id)).map((id) => ({id, reason: 'existence'}))
      replyLocal(exchange, context, {documents, omitted})
    }),
    versioned(context, 'GET', '/data/references/:dataset/documents/:id/to', (exchange) => {
      const id = exchange.param('id')
      const references = [...lake.documents()]
        .filter((document) => document._id !== id && refersTo(document, id))
        .map(({_id, _type}) => ({
          documentId: _id,
          documentType: _type,
          projectId: context.projectId,
          datasetName: context.dataset,
        }))
      exchange.reply(200, {totalCount: references.length, references})
    }),
  ]
}

export function listedIds(exchange: Exchange): string[] {
  return exchange.param('ids').split(',').filter(Boolean)
}
