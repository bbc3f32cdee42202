import {afterEach, expect, test, vi} from 'vitest'
import {deployedSite} from './deployed-site.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file that the site has is read, one that it lacks is undefined', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === 'https://site.example/a.json'
      ? new Response('{"a":1}')
      : new Response('Not found', {status: 404}),
  )
  const read = deployedSite('https://site.example')
  expect(await read('b.json')).toBeUndefined()
  expect(await read('a.json')).toBe('{"a":1}')
})

test('a site that does not answer is asked once, however many pages there are', async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError('fetch failed')))
  vi.stubGlobal('fetch', fetch)
  const read = deployedSite('https://site.example')
  expect([await read('a.json'), await read('b.json')]).toEqual([undefined, undefined])
  expect(fetch).toHaveBeenCalledOnce()
})
