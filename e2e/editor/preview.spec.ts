import type {FrameLocator} from '@playwright/test'
import type {SanityClient} from '@sanity/client'
import {type Studio, studioTrouble, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()
test.use({
  allowedErrors: [
    [
      ...studioTrouble,
      // The Studio's hint if the frame opens slowly.
      /Unable to connect to visual editing/,
      // @sanity/visual-editing applies a change that others made while it loads a document to a revision that already has it.
      /Object\.entries[\s\S]*renderVisualEditing/,
    ],
    {scope: 'test'},
  ],
})

test('a heading is edited in the preview and public only once it is published', async ({
  page,
  studio,
  lake,
}) => {
  const {id, path} = await addPage(lake, {published: true})
  const frame = await preview(studio, path)
  const heading = frame.getByRole('heading', {level: 1})
  await expect(heading).toHaveText('Before')

  const field = studio.page.getByRole('textbox', {name: 'Heading', exact: true})
  await expect(async () => {
    // The overlay reacts only to a pointer that enters, and only once it is there.
    await studio.page.mouse.move(0, 0)
    await heading.click()
    await expect(field).toHaveValue('Before', {timeout: 5000})
  }).toPass()
  await field.fill('Typed, not yet published')
  await expect(heading).toHaveText('Typed, not yet published')
  await expect(frame.locator('body')).not.toContainText('Preview: you’re looking at unpublished changes.')

  await page.goto(path)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Before')
  await studio.page.bringToFront()
  await studio.publish()
  await page.bringToFront()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Typed, not yet published')
  await removePage(lake, id)
})

test('an unpublished page is visible only in the preview', async ({page, studio, lake}) => {
  const {id, path} = await addPage(lake, {published: false})
  const frame = await preview(studio, path)
  await expect(frame.getByRole('heading', {level: 1})).toHaveText('Before')
  expect((await page.request.get(path)).status()).toBe(404)
  await removePage(lake, id)
})

test('Preview starts at the page whose form is open', async ({studio, lake}) => {
  const {id} = await addPage(lake, {published: false})
  await studio.open('page', id)
  await studio.page.getByRole('link', {name: 'Preview', exact: true}).click()
  const frame = studio.page.frameLocator('iframe')
  await expect(frame.getByRole('heading', {level: 1})).toHaveText('Before', {timeout: 60_000})
  await removePage(lake, id)
})

test('the form follows the page, and a carrier or the menu opens with a click', async ({studio}) => {
  const frame = studio.page.frameLocator('iframe')
  const carrier = frame.getByRole('heading', {name: 'Beacon Point Mutual'}).first()
  await expect(async () => {
    // On a busy machine the Studio gives up on the frame, and its overlay works only after a reload.
    await preview(studio, '/carriers/directory')
    await expect(studio.page).toHaveURL(/page-carriers-directory/)
    // The overlay reacts only to a pointer that enters.
    await studio.page.mouse.move(0, 0)
    await carrier.hover()
    await expect(frame.locator('sanity-visual-editing')).toContainText('Beacon Point Mutual', {
      timeout: 15_000,
    })
  }).toPass({timeout: 240_000})
  await carrier.click()
  await expect(studio.page).toHaveURL(/carrier-beacon-point-medicare/)
  await frame.getByRole('contentinfo').getByText('Our story').click()
  await expect(studio.page).toHaveURL(/navigation/)
})

/** Opens the page at `path` in the Studio's preview and waits until it is connected. */
async function preview(studio: Studio, path: string): Promise<FrameLocator> {
  await studio.goTo(`/presentation?preview=${encodeURIComponent(path)}`)
  const frame = studio.page.frameLocator('iframe')
  await expect(frame.locator('h1[data-sanity]')).toBeVisible({timeout: 60_000})
  await expect(studio.page.getByText('Connecting')).toHaveCount(0, {timeout: 60_000})
  return frame
}

async function addPage(lake: SanityClient, {published}: {published: boolean}) {
  const name = `journey-${Date.now().toString(36)}-${published ? 'p' : 'd'}`
  const id = `page-${name}`
  const path = `/${name}`
  const sections = [{_type: 'hero', _key: 'opening', layout: 'page', heading: 'Before'}]
  await lake.create({_id: published ? id : `drafts.${id}`, _type: 'page', title: name, path, sections})
  return {id, path}
}

const removePage = (lake: SanityClient, id: string) =>
  lake.mutate([{delete: {id: `drafts.${id}`}}, {delete: {id}}])
