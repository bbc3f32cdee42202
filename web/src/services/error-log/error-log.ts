import {randomId} from '../../lib/random-id.ts'
import {type DocumentStore, StoreError} from '../firebase/document-store.ts'
import {categoryOf, severityOf} from './classify.ts'
import {describeError} from './describe-error.ts'
import type {Redactor} from './redact.ts'
import type {AdditionalData, ErrorRecord, ReportError, ReportOptions} from './types.ts'

/** Documents one page load may write; after them errors are only counted. */
export const sessionCap = 25

export type ErrorLogParts = {
  store: () => Promise<DocumentStore>
  redactor: Redactor
  sessionId: string
  now: () => number
  page: () => {url: string; userAgent: string; width: number; height: number}
  online: () => boolean
  noticeCritical: (record: ErrorRecord) => void
  noticeLoggingFailed: () => void
}

export type ErrorLog = {
  report: ReportError
  /** Sends what waits. Called when the browser is online again. */
  flush(): Promise<void>
}

/**
 * Classifies, redacts and stores errors. The same error again is stored only at its 10th, 100th ... occurrence. What
 * cannot be sent waits in memory for `flush`; a log that the backend refuses is given up with one notice, and never
 * reported in turn.
 */
export function createErrorLog(parts: ErrorLogParts): ErrorLog {
  const occurrences = new Map<string, number>()
  const queue: ErrorRecord[] = []
  let accepted = 0
  let flushing: Promise<void> | undefined
  let failureNoticed = false

  function report(error: unknown, options: ReportOptions = {}): void {
    try {
      const record = toRecord(error, options, parts)
      const key = [record.category, record.message, record.context.component, record.context.action].join(
        '\n',
      )
      const count = (occurrences.get(key) ?? 0) + 1
      occurrences.set(key, count)
      if (!/^10*$/.test(String(count)) || accepted >= sessionCap) return
      accepted += 1
      if (count > 1) record.context.additionalData = {...record.context.additionalData, occurrences: count}
      queue.push(record)
      if (record.severity === 'CRITICAL') parts.noticeCritical(record)
      void flush()
    } catch {
      noticeFailure()
    }
  }

  function flush(): Promise<void> {
    flushing ??= sendAll().finally(() => {
      flushing = undefined
    })
    return flushing
  }

  async function sendAll(): Promise<void> {
    while (queue[0] && parts.online()) {
      try {
        const store = await parts.store()
        // 20 characters, as Firestore's own ids.
        await store.create('error_logs', randomId(20), {...queue[0]})
      } catch (error) {
        noticeFailure()
        // Without an answer all of the queue waits; a refused record would be refused again.
        if (!(error instanceof StoreError && error.failure === 'refused')) return
      }
      queue.shift()
    }
  }

  function noticeFailure(): void {
    if (failureNoticed) return
    failureNoticed = true
    parts.noticeLoggingFailed()
  }

  return {report, flush}
}

function toRecord(error: unknown, options: ReportOptions, parts: ErrorLogParts): ErrorRecord {
  const {message, stack} = describeError(error)
  const category = options.category ?? categoryOf(message, stack)
  const {redact} = parts.redactor
  const {url, userAgent, width, height} = parts.page()
  return {
    message: redact(message),
    severity: options.severity ?? severityOf(category, options.userFacing ?? false),
    category,
    stack: redact(stack),
    context: {
      // Visitors have no accounts.
      userId: '',
      sessionId: parts.sessionId,
      url: redact(url).slice(0, 1000),
      userAgent: userAgent.slice(0, 500),
      timestamp: new Date(parts.now()).toISOString(),
      viewport: {width, height},
      component: (options.component ?? '').slice(0, 200),
      action: (options.action ?? '').slice(0, 100),
      additionalData: redactCode(options.additionalData ?? {}, redact),
    },
    resolved: false,
  }
}

function redactCode(data: AdditionalData, redact: (text: string) => string): AdditionalData {
  return data.code === undefined ? data : {...data, code: redact(data.code).slice(0, 300)}
}
