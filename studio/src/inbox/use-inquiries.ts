import {useEffect, useMemo, useState, useSyncExternalStore} from 'react'
import type {InboxConnection} from './connection.ts'
import {InquiryCache, type Loaded} from './inquiry-cache.ts'

/** Returns the loaded inquiries and keeps them up to date. `now` is the time of the last refresh in epoch milliseconds. */
export function useInquiries(connection: InboxConnection): {
  cache: InquiryCache
  loaded: Loaded
  now: number
} {
  const cache = useMemo(() => new InquiryCache(connection.inbox, connection.eraseCheckMs), [connection])
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const refresh = () => {
      setNow(Date.now())
      cache.refresh()
    }
    refresh()
    return connection.watch(refresh)
  }, [cache, connection])
  // Notifications become overdue without a change of the inquiry.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return {cache, loaded: useSyncExternalStore(cache.subscribe, cache.snapshot), now}
}
