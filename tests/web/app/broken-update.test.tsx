import type {QueryClient} from '@tanstack/react-query'
import {act, render, screen} from '@testing-library/react'
import {App} from '@upline/web/app/app.tsx'
import {createQueryClient} from '@upline/web/app/query-client.ts'
import {SiteRouter} from '@upline/web/app/site-router.tsx'
import type {PageData} from '@upline/web/content/types.ts'
import {pageOptions, siteOptions} from '@upline/web/pages/page-queries.ts'
import {callToAction} from '@upline/web/sections/call-to-action/call-to-action.fixture.ts'
import {loadSections} from '@upline/web/sections/load-sections.ts'
import {steps} from '@upline/web/sections/steps/steps.fixture.ts'
import {setErrorReporter} from '@upline/web/services/error-log/report-error.ts'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {site} from '../../fixtures/site.ts'
import {pageState} from '../../support/page-state.ts'

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
const reported: unknown[] = []
let stop = () => {}
let client: QueryClient

beforeEach(async () => {
  // React writes every error that a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stop = setErrorReporter((_error, options) => reported.push(options?.component))
  await loadSections([steps, callToAction])
  window.history.pushState(null, '', '/x')
  client = createQueryClient('/x', pageState(site, page()))
  render(
    <SiteRouter client={client}>
      <App client={client} />
    </SiteRouter>,
  )
})
afterEach(() => {
  stop()
  reported.length = 0
})

/** What a live refetch brings. react-query notifies in a later task. */
function receive(key: readonly unknown[], result: unknown) {
  client.setQueryData(key, {result, syncTags: []})
  return act(() => new Promise((resolve) => setTimeout(resolve, 10)))
}

const receivePage = (result: unknown) => receive(pageOptions('/x').queryKey, result)
const receiveSite = (changes: object) => receive(siteOptions.queryKey, {...site, ...changes})

function expectWhole() {
  expect(screen.getByText(callToAction.heading).isConnected).toBe(true)
  expect(document.querySelector('[data-site-header]')?.textContent).toContain('Harbor Oak, home')
  expect(document.querySelector('main ~ footer')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
}

test.each([
  ['a section', {sections: [{...steps, items: 'one, two'}, callToAction]}, steps.heading, 'steps'],
  ['sections that are no list', {sections: 'none'}, steps.heading, 'Page'],
])(
  '%s that cannot be rendered leaves the page as it was, and a mended one replaces it',
  async (_what, changes, shown, component) => {
    await receivePage(page(changes))
    expectWhole()
    expect(screen.getByText(shown).isConnected).toBe(true)
    expect(reported).toContain(component)
    await receivePage(page({sections: [{...callToAction, heading: 'Mended'}]}))
    expect(screen.getByText('Mended').isConnected).toBe(true)
  },
)

test.each([
  ['a footer', {navigation: {...site.navigation, copyright: object}}],
  ['a menu', {navigation: {...site.navigation, groups: 'none'}}],
  ['settings', {settings: {...site.settings, shortName: object, defaultSeo: 7}}],
  [
    'words',
    {interfaceText: {...site.interfaceText, skipLink: object, mainNavigation: object, homeLabel: object}},
  ],
  ['no words at all', {interfaceText: null}],
  ['redirects', {redirects: [{from: object, to: {kind: 'phone', phone: object}}]}],
])(
  '%s that cannot be rendered leaves the page as it was, and what is mended replaces it',
  async (_what, changes) => {
    await receiveSite(changes)
    expectWhole()
    await receiveSite({settings: {...site.settings, shortName: 'Renamed'}})
    expect(document.querySelector('[data-site-header]')?.textContent).toContain('Renamed')
  },
)

test('two redirects that lead to each other are ignored', async () => {
  const to = (path: string) => ({kind: 'path', path})
  await receiveSite({
    redirects: [
      {from: '/x', to: to('/y')},
      {from: '/y', to: to('/x')},
    ],
  })
  expectWhole()
  expect(window.location.pathname).toBe('/x')
})
