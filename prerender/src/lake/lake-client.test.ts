import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {createClient} from '@sanity/client'
import {beforeEach, expect, test, vi} from 'vitest'
import {fetchTagged} from './fetch.ts'
import {lakeFailure, withRetries} from './lake-client.ts'

const failure = (statusCode: number) => Object.assign(new Error(`status ${statusCode}`), {statusCode})

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
test.each([408, 500, 503])('a lake that answers %i once does not fail a build', async (status) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure(status)).mockResolvedValue('site')
  expect(await withRetries(work, 0)).toBe('site')
})

test.each([
  [400, 1],
  [402, 1],
  [503, 4],
])('one that goes on with %i is asked %i times', async (status, times) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failure(status))
  await expect(withRetries(work, 0)).rejects.toThrow(`status ${status}`)
  expect(work).toHaveBeenCalledTimes(times)
})

test('a connection that ends before the answer does not fail a build', async () => {
  let requests = 0
  const lake = createServer((request, response) => {
    requests += 1
    if (requests === 1) request.socket.destroy()
    else response.setHeader('content-type', 'application/json').end(JSON.stringify({result: 'site'}))
  }).listen(0, '127.0.0.1')
  await once(lake, 'listening')
  // A listening TCP server has an address of this form.
  const {port} = lake.address() as AddressInfo
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    useCdn: false,
  })
  const {result} = await withRetries(() => fetchTagged(client, '*'), 0)
  expect([result, requests]).toEqual(['site', 2])
  lake.close()
})

test.each([
  [
    new Error('fetch failed', {cause: new Error('connect ECONNREFUSED')}),
    'fetch failed: connect ECONNREFUSED',
  ],
  ['unknown', 'unknown'],
])('a site that could not be rendered says why: %s', (error, reason) => {
  expect(lakeFailure(error)).toBe(`The site could not be rendered from the content lake: ${reason}`)
})
