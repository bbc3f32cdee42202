import type {ErrorRecord} from './types.ts'

// The console is the monitoring system. These messages do not contain the error's text, because browser extensions read the console.

export function noticeCritical({category, context}: Pick<ErrorRecord, 'category' | 'context'>): void {
  write(`[monitoring] CRITICAL ${category} error in session ${context.sessionId}`)
}

/** The last resort: a failing log is not logged anywhere else. */
export function noticeLoggingFailed(): void {
  write('LOGGING_FAILED: Failed to log error to monitoring system')
}

export function noticeMissingConfiguration(names: readonly string[]): void {
  write(
    `Firebase is not configured. Create an environment file (.env) with the required configuration: ${names.join(', ')}. ` +
      'Running in demo mode with no backend services.',
  )
}

function write(line: string): void {
  // biome-ignore lint/suspicious/noConsole: the specified place for these notices.
  console.error(line)
}
