import {act, fireEvent, render, screen} from '@testing-library/react'
import {App} from '@upline/web/app/app.tsx'
import {createQueryClient} from '@upline/web/app/query-client.ts'
import {SiteRouter} from '@upline/web/app/site-router.tsx'
import {listedAction} from '@upline/web/content/content.fixture.ts'
import type {PageData} from '@upline/web/content/types.ts'
import {snapshotOptions} from '@upline/web/pages/page-queries.ts'
import {callToAction} from '@upline/web/sections/call-to-action/call-to-action.fixture.ts'
import {loadSections} from '@upline/web/sections/load-sections.ts'
import {beforeEach, expect, test, vi} from 'vitest'
import {site} from '../../fixtures/site.ts'
import {pageState} from '../../support/page-state.ts'

/** A page of one section, with links to the others. */
function page(path: string): PageData {
  const actions = ['/first', '/loaded', '/other'].map((to) => listedAction(`To ${to}`, to))
  return {
    _id: path,
    _type: 'page',
    title: path,
    path,
    seo: null,
    sections: [{...callToAction, heading: `Page ${path}`, actions}],
  } as unknown as PageData // what else a page has is not looked at by the site
}

const snapshot = (path: string) => {
  const {renderedAt, page: answer} = pageState(site, page(path))
  return {renderedAt, answer}
}

/** Answers the request for the page that was not loaded. */
let answer: (path: string) => void = () => {}

beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal(
    'fetch',
    vi.fn(
      () =>
        new Promise<Response>((resolve) => {
          const {renderedAt, answer: content} = snapshot('/other')
          answer = () => resolve(Response.json({renderedAt, ...content}))
        }),
    ),
  )
  const first = page('/first')
  await loadSections(first.sections)
  window.history.pushState(null, '', '/first')
  const client = createQueryClient('/first', pageState(site, first))
  client.setQueryData(snapshotOptions('/loaded').queryKey, snapshot('/loaded'))
  render(
    <SiteRouter client={client}>
      <App client={client} />
    </SiteRouter>,
  )
  return () => vi.unstubAllGlobals()
})

const link = (path: string) => screen.getByText(`To ${path}`, {selector: 'main a'})
const shown = () => screen.getByRole('main').querySelector('h1, h2')?.textContent

/** Clicks without `act`, which would wait for React's later work. */
async function clickWithoutAct(element: HTMLElement) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  element.click()
  // React renders what a click changed in a microtask, and a transition in a later task.
  await Promise.resolve()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
}

test('a page that is loaded is there right after the click', async () => {
  await clickWithoutAct(link('/loaded'))
  expect(shown()).toBe('Page /loaded')
  expect(window.location.pathname).toBe('/loaded')
})

test('the page before stays until one that is not loaded has its data', async () => {
  fireEvent.click(link('/other'))
  expect(window.location.pathname).toBe('/other')
  expect(shown()).toBe('Page /first')
  await act(async () => answer('/other'))
  await vi.waitFor(() => expect(shown()).toBe('Page /other'))
})

test('a page that is loaded does not wait for one that is not', async () => {
  fireEvent.click(link('/other'))
  await clickWithoutAct(link('/loaded'))
  expect(shown()).toBe('Page /loaded')
  await act(async () => answer('/other'))
  expect(shown()).toBe('Page /loaded')
})

test('back and forward lead to the pages before and after', async () => {
  fireEvent.click(link('/loaded'))
  act(() => window.history.back())
  await vi.waitFor(() => expect(shown()).toBe('Page /first'))
  act(() => window.history.forward())
  await vi.waitFor(() => expect(shown()).toBe('Page /loaded'))
})
