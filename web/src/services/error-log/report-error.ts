import type {ErrorCategory, ErrorSeverity} from './classify.ts'

/** Facts for readers of the log, without personal data; firestore.rules lists the same. */
export type AdditionalData = {code?: string; occurrences?: number}

/** Overrides of the classifier by a call site. */
export type ReportOptions = {
  severity?: ErrorSeverity
  category?: ErrorCategory
  component?: string
  action?: string
  /** Whether the visitor saw the error, which makes NETWORK and PERMISSION errors HIGH. */
  userFacing?: boolean
  additionalData?: AdditionalData
}

/** Takes anything that was thrown. Never throws, never waits, may be called before the log is started. */
export type ReportError = (error: unknown, options?: ReportOptions) => void

// What is reported before the log is started waits here; a page that fails this often needs no more evidence.
const earlyLimit = 20
let early: [unknown, ReportOptions | undefined][] = []
let receiver: ReportError | undefined
let loadReporter: (() => void) | undefined

/** The one place code reports errors to. Before `setErrorReporter` they wait. */
export const reportError: ReportError = (error, options) => {
  if (receiver) return receiver(error, options)
  if (early.length < earlyLimit) early.push([error, options])
  loadReporter?.()
}

/** Calls `load` for each report until there is a reporter, and at once if reports wait already. */
export function loadReporterOnDemand(load: () => void): void {
  loadReporter = load
  if (early.length > 0) load()
}

/** Passes reports, including earlier ones, to the error log. Returns a cleanup function. */
export function setErrorReporter(to: ReportError): () => void {
  receiver = to
  const waiting = early
  early = []
  for (const [error, options] of waiting) to(error, options)
  return () => {
    if (receiver === to) receiver = undefined
  }
}

// The console is the monitoring system. These messages do not contain the error's text, because browser extensions read the console.

/** The last resort: a failing log is not logged anywhere else. */
export function noticeLoggingFailed(): void {
  writeNotice('LOGGING_FAILED: Failed to log error to monitoring system')
}

export function noticeMissingConfiguration(names: readonly string[]): void {
  writeNotice(
    `Firebase is not configured. Create an environment file (.env) with the required configuration: ${names.join(', ')}. ` +
      'Running in demo mode with no backend services.',
  )
}

export function writeNotice(line: string): void {
  // biome-ignore lint/suspicious/noConsole: the specified place for these notices.
  console.error(line)
}
