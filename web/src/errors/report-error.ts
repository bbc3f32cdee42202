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

/** Takes anything that was thrown. Never throws, never waits. */
export type ReportError = (error: unknown, options?: ReportOptions) => void

let reporter: ReportError = () => {}

/** The one place code reports errors to. */
export const reportError: ReportError = (error, options) => reporter(error, options)

/** Sets where reports go. Returns a cleanup function. */
export function setErrorReporter(to: ReportError): () => void {
  reporter = to
  return () => {
    reporter = () => {}
  }
}

// The console is the monitoring system. These messages do not contain the error's text, because browser extensions read the console.

/** The last resort: a failing log is not logged anywhere else. */
export function noticeLoggingFailed(): void {
  writeNotice('LOGGING_FAILED: Failed to log error to monitoring system')
}

export function writeNotice(line: string): void {
  // biome-ignore lint/suspicious/noConsole: the specified place for these notices.
  console.error(line)
}
