import {Hono} from 'hono'
import {maySee} from '../access/roles.ts'
import {layerOf} from '../documents/document.ts'
import {History} from '../documents/history.ts'
import type {Committed} from '../documents/transaction.ts'
import {changedTags} from '../query/sync-tags.ts'
import type {Environment} from '../server/environment.ts'
import {eventStream, type ServerEvent} from '../server/event-stream.ts'
import {everyone} from '../server/guard.ts'
import {requireRight} from './authorize.ts'
import {dataset} from './find-dataset.ts'
import {flag} from './request.ts'

/**
 * `/data/live/events`: the sync tags of each change, for sites that refresh themselves. Drafts only with `includeDrafts`. After a broken
 * connection a client gets what it missed, or `restart` when that is no longer known: then all it has may be stale.
 */
export const liveRoutes = new Hono<Environment>().get(
  '/data/live/events/:dataset',
  everyone,
  dataset,
  (c) => {
    const drafts = flag(c, 'includeDrafts')
    const {access, dataset} = c.var
    const {store} = dataset
    const history = new History(store)
    if (drafts) requireRight(access, 'read')
    const eventsOf = ({transactionId: id, changes}: Committed): ServerEvent[] => {
      const seen = changes.filter(
        ({documentId: id}) => maySee(access, dataset, id) && (drafts || layerOf(id) === 'published'),
      )
      return seen.length > 0 ? [{event: 'message', data: {id, tags: changedTags(seen, store)}, id}] : []
    }
    return eventStream(c, (send) => {
      const lastEventId = c.req.header('last-event-id')
      const since = lastEventId === undefined ? [] : history.since(lastEventId)
      const missed = since?.filter(({transactionId}) => transactionId !== lastEventId)
      const id = history.lastTransactionId
      send({event: missed ? 'welcome' : 'restart', data: {id}, id})
      if (missed) send(...missed.flatMap(eventsOf))
      return store.committed.subscribe((committed) => send(...eventsOf(committed)))
    })
  },
)
