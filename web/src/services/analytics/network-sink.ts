import {consent} from './consent.ts'
import {type AnalyticsSink, addSink} from './track.ts'

/** A sink that sends events over the network, and a switch for the library that it downloaded. */
export type NetworkSink = {send: AnalyticsSink; setEnabled(enabled: boolean): void}

/**
 * Sends events while the visitor agrees. The sink is downloaded at the first consent. Events of that time wait for it; events from before
 * the consent are never sent.
 */
export function sendWithConsent(
  load: () => Promise<NetworkSink | undefined>,
  onError: (error: unknown) => void,
): void {
  let sink: Promise<NetworkSink | undefined> | undefined
  const follow = () => {
    if (consent.isGranted()) {
      sink ??= load().catch((error: unknown) => {
        onError(error)
        return undefined
      })
    }
    void sink?.then((loaded) => loaded?.setEnabled(consent.isGranted()))
  }
  follow()
  consent.subscribe(follow)
  addSink((event) => {
    if (!consent.isGranted()) return
    // Promises keep their order, so events arrive in theirs.
    void sink?.then((loaded) => {
      if (consent.isGranted()) loaded?.send(event)
    })
  })
}
