import type {ReportError} from './types.ts'

/** Reports uncaught errors. Returns a cleanup function. */
export function watchUncaughtErrors(report: ReportError): () => void {
  const onError = ({error, message}: ErrorEvent) => {
    report(error ?? message, {severity: 'HIGH', action: 'uncaught error'})
  }
  const onRejection = ({reason}: PromiseRejectionEvent) => {
    report(reason, {severity: 'MEDIUM', action: 'unhandled rejection'})
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
