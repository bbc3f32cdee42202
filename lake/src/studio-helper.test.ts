import {join, resolve} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {createClient} from 'sanity-client-7'
import {expect, test, vi} from 'vitest'
import {lakeClientFactory, listenOnOwnHosts, withLake} from './studio.ts'
import {lakeStudio} from './vite.ts'

const url = 'http://localhost:3900'

test("a configuration is unchanged except for the lake's address and features of hosted Sanity", () => {
  const config = {name: 'a', projectId: 'p', dataset: 'd', document: {actions: []}, schema: {types: []}}
  expect(withLake(config, {url})).toMatchObject({
    ...config,
    apiHost: url,
    scheduledPublishing: {enabled: false},
  })
  expect(config).not.toHaveProperty('apiHost')
  expect(withLake([config, {...config, name: 'b'}], {url, dataset: 'other'})).toMatchObject([
    {name: 'a', dataset: 'other', apiHost: url},
    {name: 'b', dataset: 'other', apiHost: url},
  ])
})

test("the Studio's clients go to the lake, whatever host they were made for", () => {
  const client = lakeClientFactory(url)({
    projectId: 'p',
    dataset: 'd',
    apiVersion: '2025-02-19',
    useCdn: false,
  })
  expect(client.config()).toMatchObject({apiHost: url, useProjectHostname: false})
  expect(client.getUrl('/users/me')).toBe(`${url}/v2025-02-19/users/me`)
})

test('the Vite plugin wraps the unchanged configuration, once', async () => {
  const plugin = lakeStudio({url})
  const file = join(resolve('/studio'), 'sanity.config.ts')
  const context = {resolve: async () => ({id: file})}
  const id = await plugin.resolveId.call(context, '../../sanity.config.ts', '/studio/.sanity/runtime/app.js')
  expect(id).not.toBe(file)
  const code = plugin.load(id ?? '')
  expect(code).toContain(`import config from ${JSON.stringify(file)}`)
  expect(code).toContain("from '@upline/lake/studio'")
  expect(code).toContain(`withLake(config, {"url":"${url}"})`)
  expect(await plugin.resolveId.call(context, file, id ?? '')).toBeNull()
  expect(await plugin.resolveId.call(context, './schemas/event.ts', file)).toBeNull()
  expect(plugin.load(file)).toBeNull()
})

test('each listener of an older client has its own host, also through copies of the client', () => {
  const hosts: string[] = []
  // A browser has it; Node does not.
  const EventSource = class extends EventTarget {
    constructor(address: string) {
      super()
      hosts.push(new URL(address).hostname)
    }
    close() {}
  }
  vi.stubGlobal('EventSource', EventSource)
  try {
    let streams = 0
    const options = {projectId: 'p', dataset: 'd', apiVersion: '2025-02-19', useCdn: false, apiHost: url}
    const older = createClient({...options, useProjectHostname: false}) as unknown as SanityClient
    const client = listenOnOwnHosts(older, () => `http://s${++streams}.localhost:3900`)
    const subscriptions = [
      client.listen('*').subscribe(),
      client.observable.listen('*').subscribe(),
      client.withConfig({apiVersion: '2025-01-01'}).listen('*').subscribe(),
      client.withConfig({apiVersion: '2025-01-01'}).observable.listen('*').subscribe(),
      client.clone().observable.withConfig({}).clone().listen('*').subscribe(),
    ]
    for (const subscription of subscriptions) subscription.unsubscribe()
  } finally {
    vi.unstubAllGlobals()
  }
  expect(hosts).toEqual(['s1.localhost', 's2.localhost', 's3.localhost', 's4.localhost', 's5.localhost'])
})
