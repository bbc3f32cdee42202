import type {QueryClient} from '@tanstack/react-query'
import {act, render, screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {BrowserRouter} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {site} from '../../../tests/fixtures/site.ts'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {pageState} from '../../../tests/support/page-state.ts'
import {recordReports} from '../../../tests/support/record-reports.ts'
import type {PageData} from '../content/types.ts'
import {loadMoreCode} from '../page/page-types.ts'
import {pageOptions, siteOptions} from '../page/queries.ts'
import {createQueryClient} from '../page/query-client.ts'
import {App} from './app.tsx'

const callToAction = sectionOf('callToAction')
const steps = sectionOf('steps')

const page = (changes: object = {}) =>
  ({
    _id: 'page-x',
    _type: 'page',
    title: 'Plans of {providerName}',
    path: '/x',
    seo: null,
    sections: [steps, callToAction],
    ...changes,
  }) as unknown as PageData // all that the site looks at

const object = {a: 1}
let reported: unknown[] = []
let client: QueryClient

beforeEach(async () => {
  // React writes every error that a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  reported = recordReports()
  await loadMoreCode()
  window.history.pushState(null, '', '/x')
  client = createQueryClient('/x', pageState(site, page()))
  render(
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>,
  )
})

/** Simulates the result of a live refetch. react-query notifies in a later task. */
function receive(key: readonly unknown[], result: unknown) {
  client.setQueryData(key, {result, syncTags: []})
  return act(() => new Promise((resolve) => setTimeout(resolve, 10)))
}

const receivePage = (result: unknown) => receive(pageOptions('/x').queryKey, result)
const receiveSite = (changes: object) => receive(siteOptions.queryKey, {...site, ...changes})

const header = () => document.querySelector('[data-site-header]')
const footer = () => document.querySelector('main ~ footer')
const banner = () => screen.queryByText(callToAction.heading)

test('a section that cannot be rendered is left out and reported, and comes back when it is fixed', async () => {
  await receivePage(page({sections: [{...steps, items: 'one, two'}, callToAction]}))
  expect(screen.queryByText(steps.heading)).toBeNull()
  expect(banner()).not.toBeNull()
  expect(reported).toContain('steps (steps), sections[_key=="steps"] of page-x')
  await receivePage(page())
  expect(screen.getByText(steps.heading).isConnected).toBe(true)
})

test('a page that cannot be rendered shows a message between header and footer', async () => {
  await receivePage(page({sections: 'none'}))
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe(site.interfaceText?.errorTitle)
  expect(document.title).toBe(site.interfaceText?.errorTitle)
  expect(header()).not.toBeNull()
  expect(footer()).not.toBeNull()
  expect(reported).toContain('Page')
  await receivePage(page())
  await userEvent.click(screen.getByRole('button', {name: site.interfaceText?.retry ?? ''}))
  expect(banner()).not.toBeNull()
})

test.each([
  ['a footer', {navigation: {...site.navigation, copyright: object}}],
  ['a menu', {navigation: {...site.navigation, groups: 'none'}}],
  ['the labels of the header', {interfaceText: {...site.interfaceText, skipLink: object, homeLabel: object}}],
  ['redirects', {redirects: [{from: object, to: {kind: 'phone', phone: object}}]}],
])(
  '%s that cannot be rendered leaves the page alone, and is tried again with the next version',
  async (_what, changes) => {
    await receiveSite(changes)
    expect(banner()).not.toBeNull()
    await receiveSite({settings: {...site.settings, shortName: 'Renamed'}})
    expect(header()?.textContent).toContain('Renamed')
    expect(footer()).not.toBeNull()
  },
)
