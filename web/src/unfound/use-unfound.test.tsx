import {QueryClient} from '@tanstack/react-query'
import {render, waitFor} from '@testing-library/react'
import {beforeEach, expect, it, vi} from 'vitest'
import {notFoundPage} from '../../../tests/fixtures/site.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {addSecrets} from '../errors/redact.ts'
import {NotFoundPage} from '../page/not-found-page.tsx'
import {sendUnfound} from './send-unfound.ts'
import {useUnfound} from './use-unfound.ts'

vi.mock('../lib/env.ts', async () => {
  const {hostedSettings} = await import('../../../scripts/src/checks/example-settings.ts')
  const {parseEnv} = await import('../lib/parse-env.ts')
  return {env: parseEnv(hostedSettings)}
})

const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response())
const sent = () => fetched.mock.calls.map(([, {body}]) => JSON.parse(String(body)).data)

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Firefox/140.0')
})

function showNotFound(address: string, content = notFoundPage) {
  const client = new QueryClient({defaultOptions: {queries: {staleTime: 60_000}}})
  client.setQueryData(['paths'], {result: [], syncTags: []})
  return renderOnSite(<NotFoundPage content={content} />, {client, history: [address]})
}

function Search({text, pause}: {text: string | false; pause: number}) {
  useUnfound(text, pause)
  return null
}

/** Shows an address that is counted, after which everything before it has been sent. */
async function untilSent(address: string) {
  showNotFound(address)
  await waitFor(() => expect(sent().map(({text}) => text)).toContain(address))
}

it('has the address of a missing page counted, once, with the site that the visitor came from', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.example.org/list?visitor=ada')
  showNotFound('/Old.html?utm_source=x')
  await waitFor(() => expect(sent()).toHaveLength(1))
  showNotFound('/old.html')
  await untilSent('/next.html')
  expect(sent()).toEqual([
    {text: '/old.html', from: 'www.example.org'},
    {text: '/next.html', from: 'www.example.org'},
  ])
  expect(fetched.mock.calls[0]?.[0]).toBe(
    'https://us-central1-harbor-oak-site.cloudfunctions.net/countUnfound',
  )
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({credentials: 'omit', referrerPolicy: 'no-referrer'})
})

it('names the page before a link inside the site, and no site for an older browser', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.example.org/')
  const entries = [{url: `${location.origin}/insurance?name=ada`}, {url: `${location.origin}/gone-1`}]
  vi.stubGlobal('navigation', {currentEntry: {index: 1}, entries: () => entries})
  await untilSent('/gone-1')
  vi.stubGlobal('navigation', undefined)
  const state = vi.spyOn(history, 'state', 'get').mockReturnValue({idx: 1})
  await untilSent('/gone-2')
  state.mockRestore()
  expect(sent().map(({from}) => from)).toEqual(['/insurance', ''])
})

it('counts a search when the visitor pauses, not the beginnings of its word', async () => {
  history.replaceState(null, '', '/carriers')
  const {rerender} = render(<Search text="?zepp" pause={10_000} />)
  rerender(<Search text="?zeppelin" pause={0} />)
  await waitFor(() => expect(sent()).toEqual([{text: '?zeppelin', from: '/carriers'}]))
})

it('counts neither a page that has moved nor what may be personal', async () => {
  const to = {kind: 'path', anchor: null, path: '/contact', url: null, page: null} as const
  const redirects = [{_id: 'redirect', from: '/moved?id=1', to, permanent: null}]
  showNotFound('/moved?id=1', {...notFoundPage, redirects}).unmount()
  addSecrets(['Zebrafinch'])
  for (const address of ['/ada@example.com', '/by/zebrafinch', '/214-555-0134'])
    showNotFound(address).unmount()
  render(<Search text="?zebrafinch insurance" pause={0} />)
  await untilSent('/last')
  expect(sent()).toHaveLength(1)
})

it('counts nothing for a robot or a driven browser', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1')
  await sendUnfound('/by-a-robot')
  vi.stubGlobal('navigator', {userAgent: 'Mozilla/5.0 Firefox/140.0', webdriver: true})
  await sendUnfound('/by-a-driver')
  expect(fetched).not.toHaveBeenCalled()
})

it('counts nothing in the preview', () => {
  vi.useFakeTimers()
  vi.stubGlobal('parent', {})
  render(<Search text="?previewed" pause={0} />)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

it('a blocked or failed request is no error', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  showNotFound('/blocked')
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  // Vitest fails if it is not handled.
})
