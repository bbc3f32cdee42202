import {wellFormed} from '@upline/domain/content/well-formed.ts'
import {documentCreator, StoreError} from '../lib/firestore-documents.ts'
import type {Env} from '../lib/parse-env.ts'
import {randomId} from '../lib/random-id.ts'
import {categoryOf, severityOf} from './classify.ts'
import {redact} from './redact.ts'
import {noticeLoggingFailed, type ReportError, type ReportOptions, writeNotice} from './report-error.ts'

/** Documents one page load may write; after them errors are only counted. */
export const sessionCap = 25

/**
 * Creates the page's error log, which classifies, redacts and stores errors. The same error again is stored only at its
 * 10th, 100th ... occurrence. What cannot be sent waits in memory until the browser is online; a log that the backend refuses is given up
 * with one notice, and never reported in turn.
 */
export function createErrorLog(env: Env): ReportError {
  const create = documentCreator(env)
  const sessionId = randomId(20)
  const occurrences = new Map<string, number>()
  const queue: {id: string; record: ReturnType<typeof toRecord>}[] = []
  let accepted = 0
  let isSending = false
  let failureNoticed = false

  function report(error: unknown, options: ReportOptions = {}): void {
    try {
      const record = toRecord(error, options, sessionId)
      const {component, action} = record.context
      const key = [record.category, record.message, component, action].join('\n')
      const count = (occurrences.get(key) ?? 0) + 1
      occurrences.set(key, count)
      if (!/^10*$/.test(String(count)) || accepted >= sessionCap) return
      accepted += 1
      if (count > 1) record.context.additionalData = {...record.context.additionalData, occurrences: count}
      // 20 characters, as Firestore's own ids. A second try under the same id stores nothing twice.
      queue.push({id: randomId(20), record})
      if (record.severity === 'CRITICAL')
        writeNotice(`[monitoring] CRITICAL ${record.category} error in session ${sessionId}`)
      void flush()
    } catch {
      noticeFailure()
    }
  }

  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    while (queue[0] && navigator.onLine) {
      try {
        const {id, record} = queue[0]
        await create('error_logs', id, {...record})
      } catch (error) {
        noticeFailure()
        // Without an answer all of the queue waits; a refused record would be refused again.
        if (!(error instanceof StoreError && error.failure === 'refused')) break
      }
      queue.shift()
    }
    isSending = false
  }

  function noticeFailure(): void {
    if (failureNoticed) return
    failureNoticed = true
    noticeLoggingFailed()
  }

  addEventListener('online', flush)
  return report
}

/** Returns a document of `error_logs`. */
function toRecord(error: unknown, options: ReportOptions, sessionId: string) {
  const {message, stack} = describeError(error)
  const code = options.additionalData?.code
  const category = options.category ?? categoryOf(message, stack)
  return {
    // UTF-16 units: well within what firestore.rules allows, and more than anybody reads.
    message: redacted(message, 1000),
    severity: options.severity ?? severityOf(category, options.userFacing ?? false),
    category,
    stack: redacted(stack, 8000),
    context: {
      // Visitors have no accounts.
      userId: '',
      sessionId,
      url: redacted(location.href, 1000),
      userAgent: navigator.userAgent.slice(0, 500),
      timestamp: new Date().toISOString(),
      viewport: {width: innerWidth, height: innerHeight},
      component: (options.component ?? '').slice(0, 200),
      action: (options.action ?? '').slice(0, 100),
      additionalData: {...options.additionalData, ...(code !== undefined && {code: redacted(code, 300)})},
    },
    resolved: false,
  }
}

/** Redacts before it cuts, because the beginning of an address is not recognized. Redacts at most twice the length, because redacting a long text is slow. */
function redacted(text: string, longest: number): string {
  return wellFormed(redact(text.slice(0, 2 * longest)).slice(0, longest))
}

/** Message and stack of anything that was thrown. A thrown object is not logged, because it may contain personal data. */
function describeError(error: unknown): {message: string; stack: string} {
  if (typeof error === 'string') return {message: error, stack: ''}
  if (!(error instanceof Error)) {
    const type = Object.prototype.toString.call(error)
    return {message: `Something other than an error was thrown: ${type}`, stack: ''}
  }
  const {message, name, stack = '', cause} = error
  const origin = cause instanceof Error ? `\nCaused by ${cause.stack ?? cause.message}` : ''
  return {message: message || name, stack: stack + origin}
}
