import {render, screen} from '@testing-library/react'
import {BrowserRouter} from 'react-router-dom'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {site} from '../../../tests/fixtures/site.ts'
import {siteQuery} from '../content/site.groq.ts'
import {env} from '../lib/env.ts'
import {siteOptions} from '../page/queries.ts'
import {createQueryClient} from '../page/query-client.ts'
import {App} from './app.tsx'

const fetch = vi.hoisted(() => vi.fn())
// Rejects as the client does with the lake's answer to a wrong query.
vi.mock('@sanity/client', () => ({createClient: () => ({fetch})}))

const message = 'GROQ query parse error:\n> 1 | *[_type == "page"\n  |                  ^\nexpected "]"'

beforeEach(() => {
  // React writes each error that a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Vite's development server answers with its page for a path without a file.
  vi.stubGlobal('fetch', async () => new Response('<html>', {headers: {'content-type': 'text/html'}}))
  fetch.mockRejectedValue(new Error(message))
  env.development = true
})
afterEach(() => {
  env.development = false
})

function visit(prepare: (client: ReturnType<typeof createQueryClient>) => void = () => {}) {
  window.history.pushState(null, '', '/x')
  const client = createQueryClient('/x')
  prepare(client)
  render(
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>,
  )
}

const shownError = async () => (await screen.findByText(/GROQ query parse error/)).textContent

test('on the development server a page whose query is wrong shows the message of the CMS', async () => {
  visit((client) => client.setQueryData<unknown>(siteOptions.queryKey, {result: site, syncTags: []}))
  expect(await shownError()).toContain(message)
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe(site.interfaceText?.errorTitle)
})

test('so does the whole site if the shared query is wrong', async () => {
  visit()
  expect(await shownError()).toContain(message)
  expect(fetch.mock.lastCall?.[0]).toBe(siteQuery)
})
