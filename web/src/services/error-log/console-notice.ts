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
