import type {QueryClient} from '@tanstack/react-query'
import {siteToday} from './queries.ts'

const checkMs = 60_000

/** Calls back when the date changes in the site's time zone: other figures and rules may apply. */
export function followDays(queryClient: QueryClient, onNewDay: () => void): void {
  let today = siteToday(queryClient)
  setInterval(() => {
    if (today === siteToday(queryClient)) return
    today = siteToday(queryClient)
    onNewDay()
  }, checkMs)
}
