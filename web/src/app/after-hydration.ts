import type {QueryClient} from '@tanstack/react-query'
import {env} from '../config/env.ts'
import {reportError} from '../services/error-log/report-error.ts'
import {prefetchOnIntent} from './prefetch-on-intent.ts'

/** Starts work that hydration does not need: prefetching the next page, and following publishes. */
export function startAfterHydration(client: QueryClient): void {
  prefetchOnIntent(client)
  const report = (error: unknown) => reportError(error, {action: 'load'})
  if (env.sanity.asksCms) {
    import('../pages/live-updates.ts').then(({startLiveUpdates}) => startLiveUpdates(client), report)
  }
}
