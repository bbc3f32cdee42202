import type {AnalyticsEvent, AnalyticsEvents, EventName} from './events.ts'

export type AnalyticsSink = (event: AnalyticsEvent) => void

const sinks = new Set<AnalyticsSink>()

/** Gives an event to all sinks. Without one it goes nowhere, so components may track at any time. */
export function track<Name extends EventName>(name: Name, params: AnalyticsEvents[Name]): void {
  // Name and parameters were checked together by the signature; the union cannot be rebuilt from its parts.
  const event = {name, params} as AnalyticsEvent
  for (const sink of sinks) sink(event)
}

/** Adds a receiver of all later events. Returns a function that removes it. */
export function addSink(sink: AnalyticsSink): () => void {
  sinks.add(sink)
  return () => sinks.delete(sink)
}
