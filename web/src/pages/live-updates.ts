import type {QueryClient} from '@tanstack/react-query'
import {type Answer, loadClient, rememberLiveEvent} from '../content/client.ts'
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
  let wasConnected = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const invalidate = (tags?: readonly string[], fetchedBefore = Number.POSITIVE_INFINITY) => {
    void queryClient.invalidateQueries({
      predicate: ({state}) => state.dataUpdatedAt < fetchedBefore && dependsOn(state.data, tags),
      refetchType: 'none',
    })
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      void queryClient.refetchQueries({type: 'active', stale: true})
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
        // What happened while there was no connection is not known. Before the first one that concerns the data of the HTML alone.
        else if (event.type === 'restart' || (event.type === 'welcome' && wasConnected)) invalidate()
        else if (event.type === 'welcome') invalidate(undefined, performance.timeOrigin)
        if (event.type === 'welcome') wasConnected = true
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
