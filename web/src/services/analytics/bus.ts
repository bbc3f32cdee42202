import type {AnalyticsEvent, Track} from './events.ts'

/** Receives every event; one that throws does not keep the others from theirs. */
export type AnalyticsSink = (event: AnalyticsEvent) => void

export type AnalyticsBus = {
  track: Track
  /** Events before the call are not replayed: a sink is attached once it is allowed to know. */
  attach(sink: AnalyticsSink): () => void
}

export function createBus(onSinkError: (error: unknown) => void = () => {}): AnalyticsBus {
  const sinks = new Set<AnalyticsSink>()
  return {
    track(name, params) {
      // Name and parameters were checked together by the signature; the union cannot be rebuilt from its parts.
      const event = {name, params} as AnalyticsEvent
      for (const sink of sinks) {
        try {
          sink(event)
        } catch (error) {
          onSinkError(error)
        }
      }
    },
    attach(sink) {
      sinks.add(sink)
      return () => sinks.delete(sink)
    },
  }
}
