import type {APIRequestContext, FrameLocator} from '@playwright/test'
import {untilConnected} from '../support/hydration.ts'
import {type Studio, studioTrouble, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()
test.use({
  allowedErrors: [
    [
      ...studioTrouble,
      // The Studio's hint when a busy machine takes some seconds to open the frame.
      /Unable to connect to visual editing/,
      // An unpublished page is the 404 page until the Studio has sent its content.
      /status of 404.*journey-/,
    ],
    {scope: 'test'},
  ],
})

test('a heading is clicked in the preview, seen while it is typed, and public only when it is published', async ({
  page,
  studio,
  product,
  request,
}) => {
  const {id, path} = await addPage(request, product.backend, {published: true})
  const frame = await preview(studio, path)
  const heading = frame.getByRole('heading', {level: 1})
  await expect(heading).toHaveText('Before')

  await heading.click()
  const field = studio.page.getByRole('textbox', {name: 'Heading', exact: true})
  await expect(field).toHaveValue('Before')
  await field.fill('Typed, not yet published')
  await expect(heading).toHaveText('Typed, not yet published')
  await expect(frame.locator('body')).not.toContainText('Preview: you see unpublished changes.')

  await page.goto(path)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Before')
  await studio.page.bringToFront()
  await studio.publish()
  await page.bringToFront()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Typed, not yet published')
  await removePage(request, product.backend, id)
})

test('a page that is not published shows in the preview alone', async ({page, studio, product, request}) => {
  const {id, path} = await addPage(request, product.backend, {published: false})
  const frame = await preview(studio, path)
  await expect(frame.getByRole('heading', {level: 1})).toHaveText('Before')
  expect((await page.request.get(path)).status()).toBe(404)
  await removePage(request, product.backend, id)
})

test('the form follows the page, and a carrier or the menu is edited where it shows', async ({studio}) => {
  const frame = studio.page.frameLocator('iframe')
  const carrier = frame.getByRole('heading', {name: 'Beacon Point Medicare'}).first()
  await expect(async () => {
    // On a busy machine the Studio stops waiting for the frame: its overlay then works only after it is opened again.
    await preview(studio, '/carriers/directory')
    await expect(studio.page).toHaveURL(/page-carriers-directory/)
    // The overlay reacts to a pointer that moves in, not to one that is there already.
    await studio.page.mouse.move(0, 0)
    await carrier.hover()
    await expect(frame.locator('sanity-visual-editing')).toContainText('Beacon Point Medicare', {
      timeout: 15_000,
    })
  }).toPass({timeout: 240_000})
  await carrier.click()
  await expect(studio.page).toHaveURL(/carrier-beacon-point-medicare/)
  await frame.getByRole('contentinfo').getByText('Our story').click()
  await expect(studio.page).toHaveURL(/navigation/)
})

test('somebody else who frames the page gets the published page and no preview', async ({
  page,
  product,
  request,
}) => {
  const headers = (await request.get(product.site)).headers()
  expect(headers['content-security-policy']?.split('; ')).toContain(
    `frame-ancestors 'self' ${product.studio}`,
  )
  const loaded: string[] = []
  page.on('request', (asked) => loaded.push(asked.url()))
  await untilConnected(page, '/')
  await page.evaluate(() => postMessage({domain: 'sanity/channels', type: 'handshake/syn'}, '*'))
  await page.mouse.wheel(0, 200)
  await page.waitForTimeout(1000)
  expect(loaded.filter((address) => /preview|VisualEditing/.test(address))).toEqual([])
})

/** Opens the page at `path` in the Studio's preview, and waits until it is one. */
async function preview(studio: Studio, path: string): Promise<FrameLocator> {
  await studio.goTo(`/presentation?preview=${encodeURIComponent(path)}`)
  const frame = studio.page.frameLocator('iframe')
  await expect(frame.locator('h1[data-sanity]')).toBeVisible({timeout: 60_000})
  await expect(studio.page.getByText('Connecting')).toHaveCount(0, {timeout: 60_000})
  return frame
}

async function addPage(request: APIRequestContext, backend: string, {published}: {published: boolean}) {
  const name = `journey-${Date.now().toString(36)}-${published ? 'p' : 'd'}`
  const id = `page-${name}`
  const path = `/${name}`
  const sections = [{_type: 'hero', _key: 'opening', layout: 'page', heading: 'Before'}]
  const document = {_id: published ? id : `drafts.${id}`, _type: 'page', title: name, path, sections}
  await mutate(request, backend, [{create: document}])
  return {id, path}
}

const removePage = (request: APIRequestContext, backend: string, id: string) =>
  mutate(request, backend, [{delete: {id: `drafts.${id}`}}, {delete: {id}}])

async function mutate(request: APIRequestContext, backend: string, mutations: object[]): Promise<void> {
  const answer = await request.post(`${backend}/v2025-02-19/data/mutate/production`, {data: {mutations}})
  expect(answer.ok(), await answer.text()).toBe(true)
}
