import type {Env} from '../../config/parse-env.ts'
import {reportError} from '../error-log/report-error.ts'
import {sendWithConsent} from './network-sink.ts'
import {trackClicks} from './track-clicks.ts'

/** Sends what is tracked from now on while the visitor agrees. */
export function startAnalytics(env: Env): void {
  const load = async () => (await import('./firebase-sink.ts')).loadFirebaseSink(env.firebase)
  trackClicks()
  sendWithConsent(load, (error) => reportError(error, {category: 'ANALYTICS', action: 'load'}))
}
