import type {Query, QueryClient} from '@tanstack/react-query'
import {loadClient, rememberLiveEvent} from '../content/client.ts'
import {isAnswer, resolveLiveConnection} from '../content/content-query.ts'
import {reportError} from '../errors/report-error.ts'
import {siteToday} from './queries.ts'
import {hearOfPublish} from './query-client.ts'

// In milliseconds. A bulk publish sends many events: they are gathered until none follows for `quiet`, but not longer than `longest`.
const quiet = 250
const longest = 4000
/** Each tab waits a part of this longer, so that not all open tabs refetch at the same moment. */
const spread = 1500
const dateCheck = 60_000

type Subscription = {unsubscribe: () => void}

/** Invalidates queries whose sync tags a live event names, while the page is visible: a connection costs battery and quota. */
export function startLiveUpdates(queryClient: QueryClient): void {
  let subscription: Promise<Subscription> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstEvent = 0
  const delay = Math.random() * spread
  const touched = new Set<string>()

  function invalidate(isTouched: (query: Query) => boolean): void {
    for (const query of queryClient.getQueryCache().findAll({predicate: isTouched})) {
      // Data that is not shown is fetched when its page opens, which may be before the wait is over.
      if (!query.isActive() && !isFetching(query)) query.invalidate()
      else touched.add(query.queryHash)
    }
    if (touched.size === 0) return
    const now = performance.now()
    if (timer) clearTimeout(timer)
    else firstEvent = now
    const wait = delay + Math.min(quiet, firstEvent + longest - now)
    timer = setTimeout(() => {
      timer = undefined
      const hashes = new Set(touched)
      touched.clear()
      void queryClient.invalidateQueries({predicate: ({queryHash}) => hashes.has(queryHash)})
    }, wait)
  }

  const connect = async (): Promise<Subscription> => {
    const client = await loadClient()
    return client.live.events().subscribe({
      next: (event) => {
        if (event.type === 'message') {
          rememberLiveEvent(event.id)
          hearOfPublish(queryClient)
          // An answer that is under way may be older than the event.
          invalidate((query) => isFetching(query) || dependsOn(query, event.tags))
        } else if (event.type === 'welcome') {
          // Refetches wait for this event; what has arrived before may have missed a publish.
          invalidate((query) => !isFetching(query) && !isDraft(query))
        } else if (event.type === 'restart') invalidate((query) => !isDraft(query))
        // The event may also report that the connection failed.
        resolveLiveConnection()
      },
      error: (error: unknown) => {
        resolveLiveConnection()
        reportError(error, {component: 'liveUpdates', action: 'connect'})
      },
    })
  }

  const followVisibility = () => {
    if (document.visibilityState === 'hidden') {
      void subscription?.then((open) => open.unsubscribe()).catch(() => {})
      subscription = undefined
    } else if (!subscription) {
      subscription = connect()
      subscription.catch((error: unknown) => {
        subscription = undefined
        resolveLiveConnection()
        reportError(error, {component: 'liveUpdates', action: 'load'})
      })
    }
  }
  followVisibility()
  // On another date other figures and rules may apply.
  let today = siteToday(queryClient)
  setInterval(() => {
    if (today === siteToday(queryClient)) return
    today = siteToday(queryClient)
    invalidate((query) => !isDraft(query))
  }, dateCheck)
  document.addEventListener('visibilitychange', followVisibility)
}

const isFetching = ({state}: Query): boolean => state.fetchStatus === 'fetching'

/** Whether an answer may depend on content with one of the tags. One without sync tags may depend on anything. */
function dependsOn({state: {data}}: Query, tags: readonly string[]): boolean {
  return isAnswer(data) && (!data.syncTags || data.syncTags.some((tag) => tags.includes(tag)))
}

/** Drafts of the preview have an empty list of sync tags: the Studio posts what changes. */
function isDraft({state: {data}}: Query): boolean {
  return isAnswer(data) && data.renderedAt === undefined && data.syncTags?.length === 0
}
