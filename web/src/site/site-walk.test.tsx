import {act, fireEvent, render, screen, waitFor} from '@testing-library/react'
import {BrowserRouter} from 'react-router-dom'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {site} from '../../../tests/fixtures/site.ts'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {pageState} from '../../../tests/support/page-state.ts'
import type {AnalyticsEvent} from '../analytics/events.ts'
import {trackClicks} from '../analytics/start-analytics.ts'
import {addSink} from '../analytics/track.ts'
import {listedAction} from '../content/content.fixture.ts'
import type {PageData, Section} from '../content/types.ts'
import {loadInquiries} from '../inquiry/load-inquiries.ts'
import {loadMoreCode} from '../page/page-types.ts'
import {pageOptions} from '../page/queries.ts'
import {createQueryClient} from '../page/query-client.ts'
import {App} from './app.tsx'

const callToAction = sectionOf('callToAction')
const carrierDirectory = sectionOf('carrierDirectory')
const documentList = sectionOf('documentList')
const inquiryForm = sectionOf('inquiryForm')
const newsList = sectionOf('newsList')
const tabs = sectionOf('tabs')

// The only request to another machine; tests/web/services tests it.
vi.mock('../inquiry/load-inquiries.ts', () => ({loadInquiries: vi.fn()}))

/** A page that ends with calls to action, by which the walk goes on. */
function page(title: string, sections: Section[], ...onward: string[]): PageData {
  const actions = onward.map((path) => listedAction(`To ${path}`, path))
  return {
    _id: title,
    _type: 'page',
    title,
    seo: null,
    sections: [...sections, {...callToAction, _key: 'onward', actions}],
  } as PageData // what else a page has is not looked at by the site
}

const pages = {
  '/': page('Home', [], '/group'),
  '/group': page('Group life', [tabs], '/directory'),
  '/directory': page('Directory', [carrierDirectory], '/news'),
  '/news': page('News', [newsList], '/forms'),
  '/forms': page('Forms', [documentList], '/join'),
  '/contact': page('Contact', [inquiryForm]),
}

/** The event, its page or form, and what it is about: enough to see each once and in its place. */
function brief({name, params}: AnalyticsEvent): string {
  const {page_path, page, form_location, section, ...about} = params as Record<string, unknown>
  const shown = [
    'depth',
    'final',
    'tab_name',
    'search_term',
    'filter_value',
    'content_id',
    'file_name',
    'code',
    'label',
  ]
  const values = shown.flatMap((key) => (key in about ? String(about[key]) : []))
  return [name, page_path ?? page ?? form_location ?? section ?? [], ...values].flat().join(' ')
}

const searched = 'search carrierDirectory zzz'

let events: string[] = []
let detach = () => {}
beforeEach(() => {
  events = []
  detach = addSink((event) => events.push(brief(event)))
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => detach())

const viewed = (path: string) =>
  waitFor(() => expect(events.at(-1), events.join('\n')).toBe(`page_view ${path}`), {timeout: 20_000})
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByText(name, {selector: 'main :is(a, button), main :is(a, button) *'}))
const follow = async (path: string, arrives = path) => {
  press(`To ${path}`)
  await viewed(arrives)
}

it('reports each event of a walk through the site once and in order', {timeout: 120_000}, async () => {
  vi.mocked(loadInquiries).mockResolvedValue({
    submit: async () => ({status: 'saved', via: 'firestore', id: 'x'}),
  })
  const client = createQueryClient('/', pageState(site, pages['/']))
  for (const [path, content] of Object.entries(pages)) {
    const {renderedAt, page: answer} = pageState(site, content)
    client.setQueryData(pageOptions(path).queryKey, {...answer, renderedAt})
    await loadMoreCode()
  }
  trackClicks()
  // App brings React's StrictMode, which mounts everything twice.
  const view = render(
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>,
  )
  await viewed('/')
  scrollToEnd()
  await waitFor(() => expect(events.at(-1)).toBe('scroll_depth / 90'))
  await follow('/group')
  press('Comparison')
  await viewed('/group?tab=comparison')
  await follow('/directory')
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'zzz'}})
  // On a busy machine the search is tracked before the address changes.
  await waitFor(() => expect(events.slice(-3)).toContain(searched), {timeout: 20_000})
  await waitFor(() => expect(events.slice(-3)).toContain('page_view /directory?q=zzz'), {timeout: 20_000})
  await follow('/news')
  press('Press Releases')
  await viewed('/news?category=Press+Releases')
  await follow('/forms')
  const [file] = screen.getAllByText('Download')
  // jsdom logs an error for navigations.
  file?.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(file ?? document)
  // A redirect is not a visit.
  await follow('/join', '/contact')
  press('Submit Inquiry')
  fillIn()
  press('Submit Inquiry')
  await waitFor(() => expect(events.at(-1)).toMatch(/^agent_contact/))
  act(() => history.back())
  await viewed('/forms')
  view.unmount()
  expect(events.filter((event) => event === searched)).toHaveLength(1)
  expect(events.filter((event) => event !== searched)).toEqual([
    'page_view /',
    'scroll_depth / 25',
    'scroll_depth / 50',
    'scroll_depth / 75',
    'scroll_depth / 90',
    'cta_click / To /group',
    'time_on_page / true',
    'page_view /group',
    'tab_change /group comparison',
    'time_on_page /group true',
    'page_view /group?tab=comparison',
    'cta_click /group To /directory',
    'time_on_page /group?tab=comparison true',
    'page_view /directory',
    'time_on_page /directory true',
    'page_view /directory?q=zzz',
    'cta_click /directory To /news',
    'time_on_page /directory?q=zzz true',
    'page_view /news',
    'filter newsList Press Releases',
    'time_on_page /news true',
    'page_view /news?category=Press+Releases',
    'cta_click /news To /forms',
    'time_on_page /news?category=Press+Releases true',
    'page_view /forms',
    'content_download resource-document-contracting-checklist Contracting checklist.pdf',
    'cta_click /forms To /join',
    'time_on_page /forms true',
    'page_view /contact',
    'form_start inquiry',
    'form_error inquiry nameRequired',
    'form_error inquiry emailRequired',
    'form_error inquiry phoneRequired',
    'form_error inquiry licenseStatusRequired',
    'form_error inquiry experienceRequired',
    'form_error inquiry interestsRequired',
    'form_submit inquiry',
    'form_complete inquiry',
    'lead_generated inquiry',
    'agent_contact /contact',
    'time_on_page /contact true',
    'page_view /forms',
    'time_on_page /forms true',
  ])
})

function scrollToEnd(): void {
  Object.defineProperty(window, 'scrollY', {value: 10_000, configurable: true})
  window.dispatchEvent(new Event('scroll'))
}

function fillIn(): void {
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), {target: {value}})
  write('Full name', 'Jo')
  write('Email address', 'jo@agency.example')
  write('Phone number', '2145550100')
  write('License status', 'notLicensed')
  write('Experience level', '3-5 years')
  fireEvent.click(screen.getByLabelText('Medicare'))
}
