import type {AnalyticsBus, AnalyticsSink} from './bus.ts'
import type {AnalyticsConsent} from './consent.ts'

/** A sink that leaves the machine, and the way to silence what it downloaded. */
export type NetworkSink = {send: AnalyticsSink; setEnabled(enabled: boolean): void}

/**
 * Attaches the network sink while the visitor agrees. It is downloaded at the first consent; events that come
 * meanwhile wait for it, events from before the consent are never sent. Returns a cleanup function.
 */
export function sendWithConsent(
  bus: AnalyticsBus,
  consent: AnalyticsConsent,
  load: () => Promise<NetworkSink | undefined>,
  onError: (error: unknown) => void,
): () => void {
  let sink: Promise<NetworkSink | undefined> | undefined
  let detach: (() => void) | undefined

  function follow(): void {
    const granted = consent.choice() === 'granted'
    if (granted) {
      sink ??= load().catch((error: unknown) => {
        onError(error)
        return undefined
      })
      // Promises keep their order, so events arrive in theirs.
      detach ??= bus.attach((event) => {
        void sink?.then((loaded) => {
          if (consent.choice() === 'granted') loaded?.send(event)
        })
      })
    } else {
      detach?.()
      detach = undefined
    }
    void sink?.then((loaded) => loaded?.setEnabled(consent.choice() === 'granted'))
  }

  follow()
  const unfollow = consent.onChange(follow)
  return () => {
    unfollow()
    detach?.()
    detach = undefined
  }
}
