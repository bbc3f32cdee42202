import {reportError} from './report-error.ts'

/** Reports uncaught errors. */
export function watchUncaughtErrors(): void {
  addEventListener('error', ({error, message}) =>
    reportError(error ?? message, {severity: 'HIGH', action: 'uncaught error'}),
  )
  addEventListener('unhandledrejection', ({reason}) =>
    reportError(reason, {severity: 'MEDIUM', action: 'unhandled rejection'}),
  )
}
