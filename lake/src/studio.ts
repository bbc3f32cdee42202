import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

type ResolveFetch = NonNullable<ClientConfig['resolveFetch']>
type Fetch = ReturnType<ResolveFetch>

/** Where the lake is, and which of its datasets the Studio edits, where that is not what its configuration says. */
export interface StudioLake {
  url: string
  projectId?: string
  dataset?: string
}

const off = {enabled: false} as const

/** Changes a Studio's configuration, of one workspace or a list, for the lake: without an account, and without features that only hosted Sanity has. */
export function withLake<Config extends object>(config: readonly Config[], lake: StudioLake): Config[]
export function withLake<Config extends object>(config: Config, lake: StudioLake): Config
export function withLake<Config extends object>(
  config: Config | readonly Config[],
  {url, ...names}: StudioLake,
): Config | Config[] {
  const workspace = {
    apiHost: url,
    unstable_clientFactory: lakeClientFactory(url),
    announcements: off,
    mediaLibrary: off,
    scheduledDrafts: off,
    scheduledPublishing: off,
  }
  const adapt = (each: Config): Config => ({...each, ...names, ...workspace})
  return Array.isArray(config) ? config.map(adapt) : adapt(config as Config)
}

/**
 * Makes the Studio's clients talk to the lake at `url`.
 *
 * A browser opens six HTTP/1.1 connections per host, and the Studio keeps six to eight event streams open per tab: on one host the form
 * stays read-only, waiting. So each stream gets a host name of its own below `localhost`, which browsers resolve to this machine and the
 * lake serves.
 */
export function lakeClientFactory(url: string): (options: ClientConfig) => SanityClient {
  const tab = crypto.randomUUID().slice(0, 8)
  let streams = 0
  const onOwnHost = (address: Parameters<Fetch>[0]): URL => {
    const own = new URL(String(address))
    streams += 1
    own.hostname = `s${streams}-${tab}.localhost`
    return own
  }
  const fetchOnOwnHost: Fetch = (address, init) =>
    new Headers(init?.headers).get('accept') === 'text/event-stream'
      ? fetch(onOwnHost(address), init)
      : fetch(address, init)
  // One function for all clients: @sanity/client shares live streams between clients of the same resolveFetch.
  const resolveFetch: ResolveFetch = () => fetchOnOwnHost
  return (options) => {
    const client = createClient({...options, apiHost: url, useProjectHostname: false, resolveFetch})
    return listenOnOwnHosts(client, () => onOwnHost(url).origin)
  }
}

/** Before version 8 the client opens streams without `resolveFetch`, so each listener is a client of another `apiHost`. */
export function listenOnOwnHosts(client: SanityClient, ownOrigin: () => string): SanityClient {
  const withConfig = client.withConfig.bind(client)
  const {observable} = client
  const observableWithConfig = observable.withConfig.bind(observable)
  const adapt = (config?: ClientConfig) => listenOnOwnHosts(withConfig(config), ownOrigin)
  // `listen` has overloads, which a function that only passes its arguments on cannot have.
  const listen = (...args: Parameters<SanityClient['listen']>) =>
    withConfig({apiHost: ownOrigin()}).listen(...args)
  const listenObservable = (...args: Parameters<SanityClient['listen']>) =>
    observableWithConfig({apiHost: ownOrigin()}).listen(...args)
  Object.assign(observable, {
    listen: listenObservable,
    withConfig: (config?: ClientConfig) => adapt(config).observable,
    clone: () => adapt().observable,
  })
  return Object.assign(client, {listen, withConfig: adapt, clone: () => adapt()})
}
