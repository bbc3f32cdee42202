import type {ReportError, ReportOptions} from './types.ts'

// What is reported before the log is started waits here; a page that fails this often needs no more evidence.
const earlyLimit = 20
let early: [unknown, ReportOptions | undefined][] = []
let receiver: ReportError | undefined
let bring: (() => void) | undefined

/** The one place code reports errors to. Before `setErrorReporter` they wait. */
export const reportError: ReportError = (error, options) => {
  if (receiver) return receiver(error, options)
  if (early.length < earlyLimit) early.push([error, options])
  bring?.()
}

/** Calls `load` for each report until there is a reporter, and at once if reports wait already. */
export function loadReporterOnDemand(load: () => void): void {
  bring = load
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
