import type {AnalyticsEvent} from '@upline/web/analytics/events.ts'
import {addSink} from '@upline/web/analytics/track.ts'
import {onTestFinished} from 'vitest'

/** Returns the analytics events from now until the end of the test. */
export function recordEvents(): AnalyticsEvent[] {
  const events: AnalyticsEvent[] = []
  const stop = addSink((event) => events.push(event))
  onTestFinished(() => void stop())
  return events
}
