import type {ReportError} from './types.ts'

/** Reports uncaught errors. Returns a cleanup function. */
export function watchUncaughtErrors(page: EventTarget, report: ReportError): () => void {
  const onError = (event: Event) => {
    const {error, message} = event as ErrorEvent // the type that 'error' has on a window
    report(error ?? message, {severity: 'HIGH', action: 'uncaught error'})
  }
  const onRejection = (event: Event) => {
    const {reason} = event as PromiseRejectionEvent // the type that 'unhandledrejection' has
    report(reason, {severity: 'MEDIUM', action: 'unhandled rejection'})
  }
  page.addEventListener('error', onError)
  page.addEventListener('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener('error', onError)
    page.removeEventListener('unhandledrejection', onRejection)
  }
}
