import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

type ResolveFetch = NonNullable<ClientConfig['resolveFetch']>
type Fetch = ReturnType<ResolveFetch>

/**
 * Makes the Studio's clients talk to the local content lake at `apiHost` (such as `http://localhost:3900`). For the
 * `unstable_clientFactory` of a local Studio only: hosted Sanity needs none of it.
 *
 * A browser opens six HTTP/1.1 connections per host, and the Studio keeps six to eight event streams open per tab: on
 * one host the form stays read-only, waiting. So each stream gets a host name of its own below `localhost`, which
 * browsers resolve to this machine and the lake serves. Both hooks are marked unstable: their versions are pinned.
 */
export function localClientFactory(apiHost: string): (options: ClientConfig) => SanityClient {
  const tab = crypto.randomUUID().slice(0, 8)
  let streams = 0

  const fetchOnOwnHost: Fetch = (address, init) => {
    const accept = new Headers(init?.headers).get('accept')
    if (accept !== 'text/event-stream') return fetch(address, init)
    const url = new URL(address)
    streams += 1
    url.hostname = `s${streams}-${tab}.localhost`
    return fetch(url, init)
  }
  // One function for all clients: @sanity/client shares live streams between clients of the same resolveFetch.
  const resolveFetch: ResolveFetch = () => fetchOnOwnHost

  return (options) => createClient({...options, apiHost, useProjectHostname: false, resolveFetch})
}
