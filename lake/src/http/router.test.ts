import {DatabaseSync} from 'node:sqlite'
import {afterEach, expect, test, vi} from 'vitest'
import {Datasets} from '../datasets.ts'
import {lakeRouter} from './router.ts'

const names = {projectId: 'local', dataset: 'production', assetsOrigin: 'http://localhost'}
const datasets = new Datasets({database: new DatabaseSync(':memory:'), folder: undefined, ...names})
const router = lakeRouter(datasets).onError(() => new Response(null, {status: 400}))
afterEach(() => {
  datasets.close()
  vi.useRealTimers()
})

test('a machine with a wrong clock answers the versions that site and Studio ask for', async () => {
  const statusOf = async (version: string) =>
    (await router.request(`http://localhost/${version}/data/query/production?query=1`, {}, {})).status
  for (const time of ['1970-01-01T00:00:00Z', '2025-02-18T23:00:00Z', '2046-11-28T00:00:00Z']) {
    vi.setSystemTime(time)
    expect(await statusOf('v2025-02-19'), time).toBe(200)
    expect(await statusOf('v2025-02-30'), time).toBe(400)
    expect(await statusOf('v2047-01-01'), time).toBe(400)
  }
})
