import type {Env} from '../lib/parse-env.ts'
import {consent} from './consent.ts'
import {type AnalyticsSink, addSink, track} from './track.ts'

/** Sends what is tracked from now on while the visitor agrees. */
export function startAnalytics(env: Env): void {
  trackClicks()
  sendWithConsent(async () => (await import('./firebase-sink.ts')).loadFirebaseSink(env.firebase))
}

/** A sink that sends events over the network, and a switch for the library that it downloaded. */
export type NetworkSink = {send: AnalyticsSink; setEnabled(enabled: boolean): void}

/**
 * Sends events while the visitor agrees. The sink is downloaded at the first consent. Events of that time wait for it; events from before
 * the consent are never sent.
 */
export function sendWithConsent(load: () => Promise<NetworkSink | undefined>): void {
  let sink: Promise<NetworkSink | undefined> | undefined
  const follow = () => {
    if (consent.isGranted()) {
      // A blocker may refuse it, which is not an error.
      sink ??= load().catch(() => undefined)
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

/** Tracks calls to action (`data-cta`, in a band with `data-section`), downloads wherever they are linked, links of menus, and telephone and mail links. */
export function trackClicks(): void {
  const onClick = ({target}: Event) => {
    if (!(target instanceof Element)) return
    const page = location.pathname
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const href = link?.getAttribute('href') ?? ''
    const menu = link?.closest('nav')
    if (menu) track('navigation', {from: page, to: href, menu: menu.ariaLabel ?? ''})
    if (href.startsWith('tel:')) track('agent_contact', {method: 'phone', page})
    if (href.startsWith('mailto:')) track('agent_contact', {method: 'email', page})

    const file = link?.download || (href.startsWith('/downloads/') && href.split('/').at(-1))
    const section = target.closest<HTMLElement>('[data-section]')?.dataset.section ?? ''
    if (file)
      track('content_download', {
        content_type: section,
        content_id: link?.dataset.file ?? href,
        file_name: file,
      })

    const action = target.closest<HTMLElement>('[data-cta]')
    if (!action) return
    track('cta_click', {label: action.dataset.cta ?? '', href, section, page})
  }
  // Capturing runs before the router navigates and changes the page that the event names.
  document.addEventListener('click', onClick, {capture: true})
}
