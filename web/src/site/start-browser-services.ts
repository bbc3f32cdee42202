import {noticeLoggingFailed, reportError, setErrorReporter, writeNotice} from '../errors/report-error.ts'
import {loadInquiries} from '../inquiry/load-inquiries.ts'
import {hasWaitingInquiries} from '../inquiry/outbox-status.ts'
import {once} from '../lib/once.ts'
import type {Env} from '../lib/parse-env.ts'

/** Starts the error log, analytics and the sending of waiting inquiries. Downloads nothing unless there is something to do. */
export function startBrowserServices(env: Env): void {
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
  addEventListener('error', ({error, message}) =>
    reportError(error ?? message, {severity: 'HIGH', action: 'uncaught error'}),
  )
  addEventListener('unhandledrejection', ({reason}) =>
    reportError(reason, {severity: 'MEDIUM', action: 'unhandled rejection'}),
  )
  const missing = env.missingFirebaseValues
  if (missing.length > 0)
    writeNotice(
      `Firebase is not configured. Create an environment file (.env) with the required configuration: ${missing.join(', ')}. ` +
        'Running in demo mode with no backend services.',
    )
  if (env.measuresVisits) {
    import('../analytics/start-analytics.ts')
      .then(({startAnalytics}) => startAnalytics(env))
      .catch((error: unknown) => reportError(error, {category: 'ANALYTICS', action: 'load'}))
  }
  if (hasWaitingInquiries()) {
    loadInquiries().catch((error: unknown) => reportError(error, {component: 'inquiries', action: 'load'}))
  }
}
