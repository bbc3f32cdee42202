import {deadPaths, routes} from '../routes/all.ts'
import {expect, test} from '../support/test.ts'
import {readSite, type SitePage} from './read-site.ts'

const carrierDetail = /^\/carriers\/(?!directory$|products$|programs$)[a-z0-9-]+$/
const builtIn = ['/join', '/about/news/rss.xml', '/calendar.ics']

// They share what was read.
test.describe.configure({mode: 'default'})

let pages: SitePage[] = []
test.beforeAll(async ({product}) => {
  pages = await readSite(product)
})

test('the pages of the content are the route table, the articles of the news and the carriers with a page', () => {
  const paths = pages.map(({path}) => path)
  const own = (path: string) => path.startsWith('/about/news/') || carrierDetail.test(path)
  expect(paths.filter((path) => !own(path)).sort()).toEqual(routes.map(({path}) => path).sort())
  expect(paths.filter((path) => path.startsWith('/about/news/')).length).toBeGreaterThanOrEqual(6)
  expect(paths).toContain('/carriers/pecan-valley-mutual')
})

test('every page is served with the title and the h1 that its content has', () => {
  for (const {path, status, title, headings, content} of pages) {
    expect.soft({path, status, title, headings}).toEqual({path, status: 200, ...content})
  }
})

test('every link inside the site leads to a page, to a place in it, or to a path that is meant to have none', () => {
  const known = new Map(pages.map((page) => [page.path, page]))
  const broken = pages.flatMap(({path: from, links, ids}) =>
    links
      .filter((link) => /^[/#]/.test(link) && !/^\/(?:assets\/files|papers|calendar)\//.test(link))
      .filter((link) => {
        const {pathname, hash} = new URL(link, `http://site${from}`)
        const target = known.get(pathname)
        if (!target) return ![...deadPaths, ...builtIn].includes(pathname)
        return hash !== '' && !(target.path === from ? ids : target.ids).includes(hash.slice(1))
      })
      .map((link) => `${from} -> ${link}`),
  )
  expect(broken).toEqual([])
})

test('each path without a page is linked, and it and any other unknown path show the 404 page', async ({
  product,
}) => {
  const linked = new Set(pages.flatMap(({links}) => links))
  for (const path of deadPaths) {
    // The three popular links of the 404 page are on no other.
    if (!/^\/(products|agents)\//.test(path)) expect.soft(linked, path).toContain(path)
  }
  for (const path of [...deadPaths, '/no-such-page', '/insurance/life/no-such-page', '/%E0%A4%A']) {
    const response = await fetch(product.site + path)
    expect.soft(response.status, path).toBe(404)
    expect.soft(await response.text(), path).toMatch(/<h1[^>]*>Page not found</)
  }
})

test('a file that is offered for download is there', async ({product}) => {
  const files = new Set(pages.flatMap(({links}) => links.filter((link) => link.startsWith('/papers/'))))
  expect(files.size).toBe(15)
  for (const file of files) {
    const answer = await fetch(product.site + file)
    expect(new TextDecoder('latin1').decode(await answer.arrayBuffer()).slice(0, 5), file).toBe('%PDF-')
  }
})

test('every page declares a share image, which exists', async ({product}) => {
  const examples = ['/', '/about/news/paperless-contracting', '/carriers/pecan-valley-mutual']
  for (const {path, shareImage} of pages) {
    expect.soft(Number(shareImage.width), path).toBeGreaterThanOrEqual(1080)
    expect.soft(shareImage.alt, path).toBeTruthy()
    const address = new URL(shareImage.address)
    // A rendered one is on the site itself, which calls itself by its public name. It is rendered when it is requested.
    const isRendered = address.pathname.startsWith('/social/')
    if (isRendered && !examples.includes(path)) continue
    const answer = await fetch(isRendered ? product.site + address.pathname : address)
    expect.soft(answer.status, path).toBe(200)
    expect.soft(answer.headers.get('content-type'), path).toMatch(/^image\//)
  }
})
