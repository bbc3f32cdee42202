import type {QueryClient} from '@tanstack/react-query'
import {hasNumber} from '@upline/domain/content/page-path.ts'
import {
  noticeLoggingFailed,
  type ReportOptions,
  reportError,
  setErrorReporter,
  writeNotice,
} from '../errors/report-error.ts'
import {loadInquiries} from '../inquiry/load-inquiries.ts'
import {hasWaitingInquiries} from '../inquiry/outbox-status.ts'
import {once} from '../lib/once.ts'
import type {Env} from '../lib/parse-env.ts'
import {loadMoreCode} from '../page/page-types.ts'

/** Starts the error log, which downloads its code with the first error. */
export function startErrorLog(env: Env): void {
  const loadErrorLog = once(async () => {
    // Browsers keep a failed import until a reload.
    if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, {once: true}))
    const {createErrorLog} = await import('../errors/error-log.ts')
    return createErrorLog(env)
  })
  setErrorReporter((error, options) => {
    loadErrorLog()
      .then((report) => report(error, options))
      .catch(noticeLoggingFailed)
  })
  addEventListener('error', ({error, message}) => {
    if (!isForeign(error)) reportError(error ?? message, {severity: 'HIGH', action: 'uncaught error'})
  })
  addEventListener('unhandledrejection', ({reason}) => {
    if (!isForeign(reason)) reportError(reason, {severity: 'MEDIUM', action: 'unhandled rejection'})
  })
  const missing = env.missingFirebaseValues
  if (missing.length > 0)
    writeNotice(
      `Firebase is not configured. Create an environment file (.env) with the required configuration: ${missing.join(', ')}. ` +
        'Running in demo mode with no backend services.',
    )
}

/** Returns whether an error is an extension's, or Google Analytics's about a request that a blocker refused. */
function isForeign(error: unknown): boolean {
  const {stack, code}: {stack?: unknown; code?: unknown} = Object(error ?? {})
  return (
    /^\w*-extension:|[\s(@]\w+(?:-web)?-extension:\/\//.test(String(stack)) ||
    /^(?:analytics|installations)\//.test(String(code))
  )
}

/** Starts what can wait until a visitor can use the page: analytics, waiting inquiries, the code of other pages, and live updates. */
export function startServices(env: Env, client: QueryClient): void {
  const reportAs = (options: ReportOptions) => (error: unknown) =>
    reportError(error, {...options, action: 'load'})
  if (env.measuresVisits) {
    // A blocker may refuse it, which is not an error.
    import('../analytics/start-analytics.ts').then(
      ({startAnalytics}) => startAnalytics(env),
      () => {},
    )
  }
  if (hasWaitingInquiries()) loadInquiries().catch(reportAs({component: 'inquiries'}))
  // Browsers keep a failed import until a reload.
  if (!navigator.onLine) return
  const code = loadMoreCode()
  if (hasNumber(location.search)) {
    import('../page/follow-old-address.ts')
      .then(({followOldAddress}) => followOldAddress(client, location))
      .catch(() => {})
  }
  if (!env.sanity.asksCms) return void code.catch(() => {})
  // After a publish a page may have any section.
  Promise.all([import('../page/live-updates.ts'), code]).then(
    ([{startLiveUpdates}]) => startLiveUpdates(client),
    reportAs({component: 'liveUpdates'}),
  )
}
