import {consent} from './consent.ts'
import {type AnalyticsSink, addSink} from './track.ts'

/** A sink that sends events over the network, and a switch for the library that it downloaded. */
export type NetworkSink = {send: AnalyticsSink; setEnabled(enabled: boolean): void}

/**
 * Adds the network sink while the visitor agrees. It is downloaded at the first consent. Events of that time wait for it; events from
 * before the consent are never sent. Returns a cleanup function.
 */
export function sendWithConsent(
  load: () => Promise<NetworkSink | undefined>,
  onError: (error: unknown) => void,
): () => void {
  let sink: Promise<NetworkSink | undefined> | undefined
  let remove: (() => void) | undefined

  function follow(): void {
    if (consent.isGranted()) {
      sink ??= load().catch((error: unknown) => {
        onError(error)
        return undefined
      })
      // Promises keep their order, so events arrive in theirs.
      remove ??= addSink((event) => {
        void sink?.then((loaded) => {
          if (consent.isGranted()) loaded?.send(event)
        })
      })
    } else stop()
    void sink?.then((loaded) => loaded?.setEnabled(consent.isGranted()))
  }
  function stop(): void {
    remove?.()
    remove = undefined
  }

  follow()
  const unsubscribe = consent.subscribe(follow)
  return () => {
    unsubscribe()
    stop()
  }
}
