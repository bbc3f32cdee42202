import {once} from 'node:events'
import {connect, createServer, type Server, type Socket} from 'node:net'
import type {Touched} from '@upline/prerender/lake/fetch.ts'
import {renderOnPublish} from '@upline/prerender/site/render-on-publish.ts'
import type {Site} from '@upline/prerender/site/site.ts'
import {clientOf, startLake} from '@upline/testing/lake.ts'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'

/** In ms; the default of one second is too short for a busy machine. */
const patience = {timeout: 20_000, interval: 50}

const lake = await startLake()
let proxy: Server
const sockets = new Set<Socket>()
const refreshed: Touched[] = []
const pending: boolean[] = []
let stop = () => {}
let isPending = () => false

/** A connection to the lake that a test can cut. */
async function startProxy(): Promise<string> {
  const {port, hostname} = new URL(lake.origin)
  proxy = createServer((socket) => {
    const upstream = connect(Number(port), hostname)
    sockets.add(socket)
    socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy())
    upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.pipe(upstream).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

beforeAll(async () => {
  // Rendering itself is tested with real pages; here it is only asked for.
  const site = {
    refresh: async (tags: Touched) => {
      refreshed.push(tags)
      pending.push(isPending())
    },
    renderNext: async () => false,
    takeReport: () => ({pages: 0, failures: []}),
  } as unknown as Site
  const client = clientOf(await startProxy())
  ;({stop, isPending} = await renderOnPublish(client, site, {
    renderFirst: async () => {
      await lake.client.create({_id: 'meanwhile', _type: 'page'})
      expect(refreshed).toEqual([])
    },
    report: () => {},
    onEnd: (error) => {
      throw error
    },
  }))
})
afterAll(async () => {
  stop()
  proxy.close()
  for (const socket of sockets) socket.destroy()
  await lake.stop()
})

test('what is published during the first rendering is rendered after it, and nothing else', async () => {
  const {syncTags = []} = await lake.client.fetch('*[_id == "meanwhile"]', {}, {filterResponse: false})
  await vi.waitUntil(() => refreshed.length > 0, patience)
  expect(syncTags.some((tag) => refreshed[0] !== 'everything' && refreshed[0]?.has(tag))).toBe(true)
  expect(refreshed).not.toContain('everything')
})

test('a lake that cannot be reached is for the first rendering to report, which ends it', async () => {
  const failure = new Error('The content lake does not answer')
  const renderFirst = () => Promise.reject(failure)
  const nobody = clientOf('http://127.0.0.1:9')
  const ways = {renderFirst, report: () => {}, onEnd: () => {}}
  await expect(renderOnPublish(nobody, {} as Site, ways)).rejects.toBe(failure)
})

test('a burst of publishes is one round, with the tags of all', async () => {
  refreshed.length = 0
  const ids = ['a', 'b', 'c', 'd', 'e']
  const transactions = ids.map((_id) => lake.client.create({_id, _type: 'page'}))
  await Promise.all(transactions)
  const {syncTags = []} = await lake.client.fetch('*[_id == "e"]', {}, {filterResponse: false})
  const hasLast = (tags: Touched) => tags !== 'everything' && syncTags.some((tag) => tags.has(tag))
  await vi.waitUntil(() => refreshed.some(hasLast), patience)
  await vi.waitUntil(() => !isPending(), patience)
  expect(new Set(pending)).toEqual(new Set([true]))
  expect(refreshed.length).toBeLessThan(ids.length)
})

test('after a lost connection everything is refreshed', async () => {
  refreshed.length = 0
  // The client waits three seconds before it connects again. Sockets work in real time.
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  for (const socket of sockets) socket.destroy()
  await vi.waitUntil(() => {
    vi.advanceTimersByTime(1000)
    return refreshed.includes('everything')
  }, patience)
})
