import type {QueryClient} from '@tanstack/react-query'
import {env} from '../config/env.ts'
import {reportError} from '../services/error-log/report-error.ts'
import {prefetchOnIntent} from './prefetch-on-intent.ts'

/** Starts what a page can be hydrated without: fetching the next page ahead, and following what is published. */
export function startAfterHydration(client: QueryClient): void {
  prefetchOnIntent(client)
  const report = (error: unknown) => reportError(error, {action: 'load'})
  if (env.sanity.asksCms) {
    import('../pages/live-updates.ts').then(({startLiveUpdates}) => startLiveUpdates(client), report)
  }
}
