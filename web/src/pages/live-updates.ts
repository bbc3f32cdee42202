import type {QueryClient} from '@tanstack/react-query'
import {loadClient, rememberLiveEvent} from '../content/client.ts'
import type {Answer} from '../content/fetch-query.ts'
import {reportError} from '../services/error-log/report-error.ts'

// In milliseconds. Every open tab hears of a publish at the same moment; they must not all query at that moment.
const refetchSpread = 2000

type Subscription = {unsubscribe: () => void}

/**
 * Follows what is published: a query whose sync tags an event names is stale from then on, and what is on the screen is fetched again
 * within two seconds. The connection is open only while the page is visible, because it costs battery and quota.
 */
export function startLiveUpdates(queryClient: QueryClient): void {
  let subscription: Promise<Subscription> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Hashes of the queries to fetch again; not the stale ones, as an answer that comes in meanwhile makes a query fresh. */
  const touched = new Set<string>()

  const invalidate = (tags?: readonly string[]) => {
    void queryClient.invalidateQueries({
      predicate: ({state, queryHash}) => {
        // An answer that is under way may be older than the event.
        const isTouched = state.fetchStatus === 'fetching' || dependsOn(state.data, tags)
        if (isTouched) touched.add(queryHash)
        return isTouched
      },
      refetchType: 'none',
    })
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      const hashes = new Set(touched)
      touched.clear()
      void queryClient.refetchQueries({type: 'active', predicate: ({queryHash}) => hashes.has(queryHash)})
    }, Math.random() * refetchSpread)
  }

  const connect = async (): Promise<Subscription> => {
    const client = await loadClient()
    return client.live.events().subscribe({
      next: (event) => {
        if (event.type === 'message') {
          rememberLiveEvent(event.id)
          invalidate(event.tags)
        }
        // What was published before the connection stood is not known, whether the data is of the HTML or was fetched since.
        else if (event.type === 'restart' || event.type === 'welcome') invalidate()
      },
      error: (error: unknown) => reportError(error, {component: 'liveUpdates', action: 'connect'}),
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
        reportError(error, {component: 'liveUpdates', action: 'load'})
      })
    }
  }
  followVisibility()
  // No day ends in the first minute that would not be seen in the next.
  setTimeout(
    async () => (await import('./follow-days.ts')).followDays(queryClient, () => invalidate()),
    60_000,
  )
  document.addEventListener('visibilitychange', followVisibility)
}

/** Whether data comes from the CMS and may depend on content with one of these tags; undefined stands for every tag. */
function dependsOn(data: unknown, tags: readonly string[] | undefined): boolean {
  if (typeof data !== 'object' || data === null || !('result' in data)) return false
  const {syncTags} = data as Answer<unknown>
  return !tags || !syncTags || syncTags.some((tag) => tags.includes(tag))
}
