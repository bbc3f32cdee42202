export type ErrorCategory =
  | 'NETWORK'
  | 'VALIDATION'
  | 'AUTHENTICATION'
  | 'PERMISSION'
  | 'FIREBASE'
  | 'UI_COMPONENT'
  | 'ANALYTICS'
  | 'UNKNOWN'

export type ErrorSeverity = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW'

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

/** A document of `error_logs`. Times are ISO 8601. */
export type ErrorRecord = {
  message: string
  severity: ErrorSeverity
  category: ErrorCategory
  stack: string
  context: {
    userId: string
    sessionId: string
    url: string
    userAgent: string
    timestamp: string
    viewport: {width: number; height: number}
    component: string
    action: string
    additionalData: AdditionalData
  }
  resolved: false
}

/** Takes anything that was thrown. Never throws, never waits, may be called before the log is started. */
export type ReportError = (error: unknown, options?: ReportOptions) => void
