import type {Env} from '../../config/parse-env.ts'
import {randomId} from '../../lib/random-id.ts'
import {noticeCritical, noticeLoggingFailed} from './console-notice.ts'
import {createErrorLog} from './error-log.ts'
import {setErrorReporter} from './report-error.ts'
import {redactor} from './site-redactor.ts'

/** Starts the page's error log with all reports so far. Returns a cleanup function. */
export function startErrorLog(page: Window, env: Env): () => void {
  const log = createErrorLog({
    store: async () => (await import('../firebase/documents.ts')).chooseDocuments(env),
    redactor,
    sessionId: randomId(20),
    now: Date.now,
    page: () => ({
      url: page.location.href,
      userAgent: page.navigator.userAgent,
      width: page.innerWidth,
      height: page.innerHeight,
    }),
    online: () => page.navigator.onLine,
    noticeCritical,
    noticeLoggingFailed,
  })
  const onOnline = () => void log.flush()
  page.addEventListener('online', onOnline)
  const unset = setErrorReporter(log.report)
  return () => {
    page.removeEventListener('online', onOnline)
    unset()
  }
}
