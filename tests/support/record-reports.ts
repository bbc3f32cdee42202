import {setErrorReporter} from '@upline/web/errors/report-error.ts'
import {onTestFinished} from 'vitest'

/** Returns the components of the errors that are reported from now until the end of the test. */
export function recordReports(): (string | undefined)[] {
  const components: (string | undefined)[] = []
  onTestFinished(setErrorReporter((_error, options) => components.push(options?.component)))
  return components
}
