import {readdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import type {Page, Request} from '@playwright/test'
import {runToEnd} from '@upline/scripts/product/tool.ts'
import {startSuperstatic} from '@upline/testing/hosts.ts'
import type {Host} from '@upline/testing/listen.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {routes} from '../routes/all.ts'
import {anHourLater, untilHydrated} from '../support/hydration.ts'
import {test as base, expect} from '../support/test.ts'
import {expectRoute} from '../visitor/expect-route.ts'

const script = join(import.meta.dirname, 'render-hosted-site.ts')

/** Tests the deployed form of the site on Firebase's static server. Routes in the tests answer requests to the CMS. */
const test = base.extend<object, {site: {folder: string}; firebase: Host}>({
  site: [
    async ({product}, use) => {
      const folder = temporaryFolder()
      const args = [script, '--backend', product.backend, '--out', folder]
      await runToEnd({args, log: `${folder}.log`}, 'The hosted site could not be rendered.')
      await use({folder})
      rmSync(folder, {recursive: true})
      rmSync(`${folder}.log`)
    },
    {scope: 'worker', timeout: 300_000},
  ],
  firebase: [
    async ({site}, use) => {
      const firebase = await startSuperstatic(site.folder)
      await use(firebase)
      firebase.stop()
    },
    {scope: 'worker'},
  ],
  baseURL: async ({firebase}, use) => use(firebase.origin),
})
// The error log is on another host too, so it fails as the CMS does.
test.use({allowedErrors: [/Failed to load resource|LOGGING_FAILED/]})
// In one worker: each would render the site for itself.
test.describe.configure({mode: 'default'})

type Cms = number | 'hangs'

/** Answers what the page asks of other origins as a CMS that fails does; gives the requests so far. */
async function withFailingCms(page: Page, site: Host, cms: Cms): Promise<Request[]> {
  const asked: Request[] = []
  await page.route(
    ({origin}) => origin !== site.origin,
    async (route) => {
      asked.push(route.request())
      if (cms !== 'hangs') await route.fulfill({status: cms, json: {message: 'Quota'}, headers: cors})
    },
  )
  return asked
}
const cors = {'access-control-allow-origin': '*'}

async function expectPictures(page: Page): Promise<void> {
  const missing = () =>
    page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode().catch(() => {})))
      return images.filter(({naturalWidth}) => naturalWidth === 0).map(({src}) => src)
    })
  await expect.poll(missing, 'pictures that are missing').toEqual([])
}

test('no file names this machine, and no picture is on another host', async ({site}) => {
  const pages = readdirSync(site.folder, {recursive: true, withFileTypes: true}).filter(({name}) =>
    /\.(?:html|json)$/.test(name),
  )
  // The data of a page has the CMS's own addresses, which only a browser asks that finds no copy.
  const foreign = /(?:localhost|127\.0\.0\.1|(?:src|srcset|content|href)="[^"]*cdn\.sanity\.io)[^"\s]*/i
  const found = pages.flatMap(({parentPath, name}) => {
    const [address] = foreign.exec(readFileSync(join(parentPath, name), 'utf8')) ?? []
    return address ? [`${name}: ${address}`] : []
  })
  expect(found).toEqual([])
})

test('the HTML of home, with the stylesheet in it, keeps to its budget', ({site}) => {
  const html = readFileSync(join(site.folder, 'index.html'))
  expect(brotliCompressSync(html).length / 1024).toBeLessThan(29)
})

/** A page of each kind that asks the CMS for something of its own. */
const visited =
  '/ /insurance/life /carriers /carriers/directory /about/news /resources/calendar /search /contact'.split(
    ' ',
  )

test('a CMS whose quota is used up leaves each kind of page complete', async ({page, firebase}) => {
  const asked = await withFailingCms(page, firebase, 402)
  await anHourLater(page)
  for (const route of routes.filter(({path}) => visited.includes(path))) {
    await test.step(route.path, async () => {
      const query = page.waitForRequest('https://*.apicdn.sanity.io/**')
      await page.goto(route.path)
      await untilHydrated(page)
      await query
      await expectRoute(page, route)
      await expectPictures(page)
    })
  }
  const hosts = new Set(asked.map((request) => new URL(request.url()).host))
  // The error log's.
  hosts.delete('firestore.googleapis.com')
  expect([...hosts].sort()).toEqual(['k3v9x2ab.api.sanity.io', 'k3v9x2ab.apicdn.sanity.io'])
})

for (const cms of [429, 503, 'hangs'] as const) {
  test(`a CMS that answers ${cms}: the menu, the news and a wrong address`, async ({page, firebase}) => {
    await withFailingCms(page, firebase, cms)
    await page.goto('/')
    await untilHydrated(page)
    await page.goto('/about/news')
    await untilHydrated(page)
    await page.getByRole('main').locator('a[href^="/about/news/"]').first().click()
    await expect(page).toHaveURL(/\/about\/news\/./)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expectPictures(page)
    await page.goto('/insurance/lif')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
    // They come from the site's own list of pages.
    await expect(page.getByRole('main').getByRole('link', {name: 'Life insurance'}).first()).toBeVisible()
  })
}

test('a page to print keeps its address, even if a host omits .html', async ({page, site, firebase}) => {
  await withFailingCms(page, firebase, 402)
  const path = '/downloads/life-insurance-employee-benefits.html'
  const heading = page.getByRole('heading', {level: 1})
  await page.goto(path)
  const expected = (await heading.textContent()) ?? ''
  const clean = await startSuperstatic(site.folder, {cleanUrls: true})
  await page.route(`${clean.origin}/**`, (route) => route.continue())
  await page.goto(clean.origin + path)
  await untilHydrated(page)
  await expect(page).toHaveURL(clean.origin + path)
  await expect(heading).toHaveText(expected)
  clean.stop()
})

test.describe('requests of a visit to the CMS', () => {
  /** Opens home, clicks on a link, and waits for background requests. */
  async function visit(page: Page): Promise<void> {
    await page.goto('/')
    await untilHydrated(page)
    await page.locator('a[href="/contact"]:visible').first().click()
    await expect(page).toHaveURL('/contact')
    await untilHydrated(page)
  }

  /** Each query with its parameters, without the event that only the CDN reads. A long query is the body of its request. */
  const queriesOf = (requests: readonly Request[]) =>
    requests
      .filter((request) => request.url().includes('/data/query/'))
      .map((request) => {
        const url = new URL(request.url())
        url.searchParams.delete('lastLiveEventId')
        return `${url.href} ${request.postData() ?? ''}`
      })

  test('live: a connection, and each query of stale data once, cached', async ({page, firebase}) => {
    const asked = await withFailingCms(page, firebase, 402)
    await anHourLater(page)
    await visit(page)
    await expect.poll(() => queriesOf(asked).length).toBeGreaterThan(1)
    expect(asked.some((request) => request.url().includes('/data/live/events/'))).toBe(true)
    for (const query of queriesOf(asked)) {
      expect(query).toMatch(/^https:\/\/k3v9x2ab\.apicdn\.sanity\.io\/v[\d-]+\/data\/query\//)
    }
    expect(new Set(queriesOf(asked)).size).toBeLessThanOrEqual(3)
  })

  test('none: nothing', async ({page, firebase, site}) => {
    const asked = await withFailingCms(page, firebase, 402)
    let changed = 0
    // The setting as the build writes it.
    await page.route(`${firebase.origin}/assets/*.js`, async (route) => {
      // From the folder: an answer of the host is gone once the page has left.
      const code = readFileSync(join(site.folder, new URL(route.request().url()).pathname), 'utf8')
      const body = code.replace(/asksCms:!0/g, () => {
        changed += 1
        return 'asksCms:!1'
      })
      await route.fulfill({contentType: 'text/javascript', body})
    })
    await anHourLater(page)
    await visit(page)
    await page.goto('/insurance/lif')
    await expect(page.getByRole('main').getByRole('link', {name: 'Life insurance'}).first()).toBeVisible()
    expect(changed).toBeGreaterThan(0)
    expect(asked).toEqual([])
  })
})
