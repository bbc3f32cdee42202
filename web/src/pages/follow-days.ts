import type {QueryClient} from '@tanstack/react-query'
import {todayIn} from '@upline/domain/periods/today.ts'
import type {Answer} from '../content/fetch-query.ts'
import type {SiteContent} from '../content/types.ts'
import {siteOptions} from './page-queries.ts'

const checkMs = 60_000

/** Calls back when another day begins where the organisation is: other figures and rules may hold. */
export function followDays(queryClient: QueryClient, onNewDay: () => void): void {
  const today = () => {
    const site = queryClient.getQueryData<Answer<SiteContent>>(siteOptions.queryKey)
    return todayIn(site?.result.settings?.timeZone)
  }
  let day = today()
  setInterval(() => {
    if (day === today()) return
    day = today()
    onNewDay()
  }, checkMs)
}
