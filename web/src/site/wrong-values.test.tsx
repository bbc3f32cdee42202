import type {QueryClient} from '@tanstack/react-query'
import {act, cleanup, render} from '@testing-library/react'
import fc from 'fast-check'
import {BrowserRouter} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {recordReports} from '../../../tests/support/record-reports.ts'
import {type Case, rawPage, rawSite, withValue, wrongCase} from '../../../tests/support/wrong-values.ts'
import {pageOptions, siteOptions} from '../page/queries.ts'
import {createQueryClient} from '../page/query-client.ts'
import {App} from './app.tsx'

let reported: unknown[] = []
beforeEach(() => {
  // React writes each error that a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('scrollTo', vi.fn())
  reported = recordReports()
})
/** Shows the results of both queries as the preview does when the Studio posts them. */
async function show(client: QueryClient, path: string, site: unknown, page: unknown) {
  const received: [typeof siteOptions, unknown][] = [
    [siteOptions, site],
    [pageOptions(path) as unknown as typeof siteOptions, page],
  ]
  for (const [{queryKey, meta}, raw] of received) {
    const result = (await meta?.source?.())?.read(raw, client)
    client.setQueryData<unknown>(queryKey, {result, syncTags: []})
  }
}

async function check({query, path, place, value}: Case): Promise<void> {
  reported.length = 0
  window.history.pushState(null, '', path)
  const client = createQueryClient(path)
  await show(client, path, rawSite, rawPage(path))
  render(
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>,
  )
  const change = (name: 'site' | 'page', raw: unknown) =>
    name === query ? withValue(raw, place, value) : raw
  await act(async () => {
    await show(client, path, change('site', rawSite), change('page', rawPage(path)))
    // react-query notifies in a later task.
    await new Promise((resolve) => setTimeout(resolve))
  })
  const lost = reported.filter((component) => component === 'Page' || component === 'App')
  const {title} = document
  cleanup()
  expect(lost).toEqual([])
  expect(title).not.toMatch(/^$|\[object/)
}

test('in a browser a value of a wrong type costs its section or part, never the page', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(fc.asyncProperty(wrongCase, check), {numRuns: process.env.UPLINE_SOAK ? 5000 : 20})
})

test.each(['/about/culture', '/carriers/blue-anchor-life', '/nowhere'])(
  'a title of %s that is an object costs the title',
  (path) => check({query: 'page', path, place: ['title'], value: {en: 'text'}}),
)
