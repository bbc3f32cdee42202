import {QueryClient} from '@tanstack/react-query'
import {screen, within} from '@testing-library/react'
import {renderToString} from 'react-dom/server'
import {expect, it} from 'vitest'
import {notFoundPage} from '../../../tests/fixtures/site.ts'
import {OnSite, renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {emptyLink} from '../content/content.fixture.ts'
import {NotFoundPage} from './not-found-page.tsx'

function clientWithPaths(): QueryClient {
  const client = new QueryClient({defaultOptions: {queries: {staleTime: 60_000}}})
  const result = [
    {path: '/insurance/life', title: 'Life insurance at {providerName}'},
    {path: '/insurance/medicare', title: 'Medicare'},
  ]
  client.setQueryData(['paths'], {result, syncTags: []})
  return client
}

const linkTo = {kind: 'path', anchor: null, url: null, page: null} as const

const hrefs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('suggests popular and similar pages', () => {
  renderOnSite(<NotFoundPage content={notFoundPage} />, {
    client: clientWithPaths(),
    history: ['/products/life'],
  })
  const [popular, suggested] = screen.getAllByRole('list')
  expect(popular && hrefs(popular)).toEqual([['Contact Us', '/contact']])
  expect(suggested && hrefs(suggested)).toEqual([['Life insurance at Harbor Oak', '/insurance/life']])
  expect(screen.getByRole('heading', {name: String(notFoundPage.suggestionsHeading)})).toBeDefined()
})

it.each([
  ['/Insurance/LIFE?src=card#rates', '/insurance/life?src=card#rates'],
  ['/page?id=3', '/contact'],
  ['/about-us?src=card', '/contact?src=card'],
  ['/ABOUT-US', '/contact'],
  ['/blog/2026/A%20b?src=card', '/about/news/A%20b?src=card'],
  ['/Blog/Archive/x', '/about/news'],
  ['/insurance/old', '/contact'],
  ['/Insurance/Life', '/insurance/life'],
])('leads %s to %s', (asked, target) => {
  const redirects = Object.entries({
    '/page?id=3': '/contact',
    '/About-Us': '/contact',
    '/blog/archive/**': '/about/news',
    '/blog/:year/:post': '/about/news/:post',
    '/insurance/*': '/contact',
  }).map(([from, path]) => ({_id: from, from, to: {...linkTo, path}, permanent: null}))
  renderOnSite(<NotFoundPage content={{...notFoundPage, redirects}} />, {
    client: clientWithPaths(),
    history: [asked],
  })
  const {pathname, search, hash} = window.location
  expect(pathname + search + hash).toBe(target)
})

it('is complete without script except for suggestions', () => {
  const html = renderToString(
    <OnSite history={['/404']}>
      <NotFoundPage content={notFoundPage} />
    </OnSite>,
  )
  const page = document.createElement('div')
  page.innerHTML = html
  expect(page.querySelector('h1')?.textContent).toBe('Page not found')
  expect(page.querySelector('a[href="/"]')?.textContent).toBe('Return Home')
  expect(page.querySelector('a[href="/contact"]')?.textContent).toBe('Contact Us')
  expect(page.querySelector('button')?.hasAttribute('data-needs-script')).toBe(true)
})

const prepared = [
  {from: '/old', to: {...emptyLink, path: '/contact'}, suggestion: 'Write to us', title: null},
]

it('begins with the target of a prepared redirect from the address', () => {
  renderOnSite(<NotFoundPage content={{...notFoundPage, prepared}} />, {history: ['/Old/']})
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Write to us')
})

it('without script, lists the targets of prepared redirects below their heading', () => {
  const html = renderToString(
    <OnSite history={['/404']}>
      <NotFoundPage content={{...notFoundPage, prepared}} />
    </OnSite>,
  )
  const [, list] = html.split('<noscript')
  expect(list).toContain(String(notFoundPage.suggestionsHeading))
  expect(list).toMatch(/href="\/contact"[^>]*>Write to us/)
})
