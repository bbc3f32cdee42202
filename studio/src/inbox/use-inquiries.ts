import {useEffect, useMemo, useState, useSyncExternalStore} from 'react'
import type {InboxConnection} from './connection.ts'
import {InquiryCache, type Loaded} from './inquiry-cache.ts'

/** The inquiries read so far, kept up to date while the tool is open. `now` is epoch ms, of the last look. */
export function useInquiries(connection: InboxConnection): {
  cache: InquiryCache
  loaded: Loaded
  now: number
} {
  const cache = useMemo(() => new InquiryCache(connection.inbox, connection.eraseCheckMs), [connection])
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => {
      setNow(Date.now())
      cache.refresh()
    }
    look()
    return connection.watch(look)
  }, [cache, connection])
  // An inquiry nobody is notified of becomes one without any news of it.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return {cache, loaded: useSyncExternalStore(cache.subscribe, cache.snapshot), now}
}
