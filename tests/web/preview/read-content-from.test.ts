import {expect, test, vi} from 'vitest'

vi.stubEnv('VITE_SITE_URL', 'https://site.example')
vi.stubEnv('VITE_SANITY_PROJECT_ID', 'test')
vi.stubEnv('VITE_SANITY_DATASET', 'test')
const {fetchQuery, readContentFrom, readsPublished} = await import('../../../web/src/content/client.ts')

test('in a preview the lake is not asked', async () => {
  const lake = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({result: 'published'}))
  expect(await fetchQuery('*[0]')).toBe('published')
  expect(readsPublished()).toBe(true)
  // A source answers with whatever the query's result is.
  readContentFrom(async <Result>() => 'draft' as Result)
  expect(await fetchQuery('*[0]')).toBe('draft')
  expect(readsPublished()).toBe(false)
  expect(lake).toHaveBeenCalledOnce()
  lake.mockRestore()
})
