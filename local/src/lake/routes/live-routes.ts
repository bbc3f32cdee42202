import type {Route} from '../../http/room.ts'
import {flag, type LakeContext, versioned} from '../context.ts'
import {layerOf} from '../document.ts'
import {changedTags} from '../sync-tags.ts'

/** `/data/live/events`: the sync tags of what changes, for sites that refresh themselves. Drafts only when asked for. */
export function liveRoutes(context: LakeContext): Route[] {
  const {lake} = context
  return [
    versioned(context, 'GET', '/data/live/events/:dataset', (exchange) => {
      const stream = exchange.stream()
      const drafts = flag(exchange, 'includeDrafts')
      stream.send('welcome', {id: String(lake.revision)}, String(lake.revision))
      const unsubscribe = lake.committed.subscribe(({changes}) => {
        const seen = changes.filter(({documentId}) => drafts || layerOf(documentId) === 'published')
        const id = String(lake.revision)
        if (seen.length > 0) stream.send('message', {id, tags: changedTags(seen)}, id)
      })
      stream.onClose(unsubscribe)
    }),
    versioned(context, 'GET', '/check/cors', (exchange) => {
      exchange.reply(200, {result: {allowed: true, withCredentials: true}})
    }),
  ]
}
