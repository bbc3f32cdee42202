import type {QueryClient} from '@tanstack/react-query'
import {act, cleanup, render} from '@testing-library/react'
import {App} from '@upline/web/app/app.tsx'
import {createQueryClient} from '@upline/web/app/query-client.ts'
import type {PageQueryResult, SiteQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {pageQuery} from '@upline/web/pages/page.groq.ts'
import {pageOptions, siteOptions} from '@upline/web/pages/queries.ts'
import fc from 'fast-check'
import {BrowserRouter} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {paths} from '../../support/marked-content.ts'
import {recordReports} from '../../support/record-reports.ts'
import {querySample} from '../../support/sample-dataset.ts'

/** Empty values, and values of types that a field may not have. */
const wrongValues = [null, 7, true, 'text', '', [], {}, [null], [7], ['text'], {en: 'text'}, [{_key: 'a'}]]

/** The value at a path in the result of a query. */
type Case = {query: 'site' | 'page'; path: string; place: string[]}

const rawSite = querySample<SiteQueryResult>(siteQuery)
const rawPage = (path: string) => querySample<PageQueryResult>(pageQuery, {path})

/** Values that the queries choose, and those without which a page has nothing to show: its sections and labels. */
const exempt = {
  page: /^(?:_type|path|sections|labels)$/,
  site: /^(?:choices|facts|caps|counted|appointmentDays|redirects)(?:\.\d+)?$|^counted\.\d+\.\w+$/,
}

/** Returns the path of each value; lists of more than two members are alike. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  const entries = Object.entries((Array.isArray(value) ? value.slice(0, 2) : value) ?? {})
  const inner = typeof value === 'object' ? entries : []
  return [path, ...inner.flatMap(([key, item]) => placesIn(item, [...path, key]))]
}

const cases: Case[] = [
  ...[...paths, '/nowhere'].map((path) => ({query: 'page' as const, path, raw: rawPage(path)})),
  {query: 'site' as const, path: '/', raw: rawSite},
].flatMap(({query, path, raw}) =>
  placesIn(raw)
    .filter((place) => place.length > 0 && !exempt[query].test(place.join('.')))
    .map((place) => ({query, path, place})),
)

/** Returns a copy with another value at the path. */
function withValue(content: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const inner = withValue((content as Record<string, unknown>)[key], rest, value)
  return Array.isArray(content) ? content.with(Number(key), inner) : {...(content as object), [key]: inner}
}

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
    await meta?.prepare?.(result)
    client.setQueryData<unknown>(queryKey, {result, syncTags: []})
  }
}

async function check({query, path, place}: Case, value: unknown): Promise<void> {
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
  await fc.assert(fc.asyncProperty(fc.constantFrom(...cases), fc.constantFrom(...wrongValues), check), {
    numRuns: process.env.UPLINE_SOAK ? 5000 : 20,
  })
})

test.each(['/about/culture', '/carriers/blue-anchor-life', '/nowhere'])(
  'a title of %s that is an object costs the title',
  (path) => check({query: 'page', path, place: ['title']}, {en: 'text'}),
)
