import type {Locator} from '@playwright/test'
import {png} from '@upline/testing/png.ts'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('a picture is found, described for all its uses, replaced in published page and draft, and removed', async ({
  page,
  studio,
  lake,
}) => {
  const name = `media-journey-${Date.now().toString(36)}`
  const media = studio.page
  const detail = media.getByRole('dialog', {name: 'Asset details'})
  const uses = detail.getByTestId('uses')
  const [old, fresh] = [await uploaded(`${name}-old`, 400, 300), await uploaded(`${name}-new`, 800, 400)]
  const path = await publishedPage(name, old)

  const tag = {_id: `${name}-tag`, _type: 'media.tag', name: {_type: 'slug', current: `Été, spring ${name}`}}
  const tags = [{_type: 'reference', _ref: tag._id, _weak: true}]
  await lake
    .transaction()
    .createOrReplace(tag)
    .patch(old, {set: {opt: {media: {tags}}}})
    .commit()

  await test.step('its name finds it, with the page and the draft that use it', async () => {
    await studio.goTo('/media')
    await media.setViewportSize({width: 1024, height: 900})
    await open(`${name}-old`, old)
    await expect(uses.getByRole('listitem')).toHaveCount(2)
    await expect(uses.getByRole('link', {name}).first()).toHaveAttribute('href', /intent\/edit/)
  })

  await test.step('its text is on the page where the page has no own text', async () => {
    await detail.getByLabel('Alt Text').fill('Picture')
    await detail.getByRole('button', {name: 'Save and close'}).click()
    await expect(detail).toHaveCount(0)
    await open(`${name}-old`, old)
    await expect(uses.getByRole('alert')).toContainText('doesn’t describe')
    await detail.getByLabel('Alt Text').fill('Growth rings of an oak')
    await detail.getByRole('button', {name: 'Save and close'}).click()
    await expect(detail).toHaveCount(0)
    await open(`${name}-old`, old)
    await expect(uses.getByRole('listitem').filter({hasText: '“Growth rings of an oak”'})).toHaveCount(1)
    await expect(uses.getByRole('listitem').filter({hasText: '“Only in the draft” (own text)'})).toHaveCount(
      1,
    )
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByRole('img', {name: 'Growth rings of an oak'})).toBeVisible({timeout: 2000})
    }).toPass()
  })

  await test.step('its tags stay, and a form leads to the tool only', async () => {
    expect(await lake.getDocument(old)).toMatchObject({opt: {media: {tags}}})
    const picture = {_type: 'picture', asset: {_type: 'reference', _ref: old}}
    await lake.createOrReplace({_id: `drafts.${name}-person`, _type: 'person', name, picture})
    await media.goto(new URL(`/intent/edit/id=${name}-person;type=person/`, media.url()).href)
    await media.getByTestId('options-menu-button').first().click()
    // The plugin's dialog in a form would remove the tags.
    await expect(media.getByRole('menuitem', {name: 'Media', exact: true})).toBeVisible()
    await expect(media.getByRole('menuitem', {name: 'Edit Media'})).toHaveCount(0)
    await lake.delete(`drafts.${name}-person`)
    await studio.goTo('/media')
  })

  await test.step('a tag with accents, a comma and spaces finds it, and no other picture', async () => {
    await media.getByPlaceholder('Search').first().fill('')
    await expect(card(fresh)).toBeVisible()
    const entry = media.getByText(tag.name.current, {exact: true})
    await entry.hover()
    await entry.locator('xpath=ancestor::*[.//button][1]').getByRole('button').first().click()
    await expect(card(fresh)).toHaveCount(0)
    await expect(card(old)).toBeVisible()
    await media.getByRole('button', {name: 'Clear', exact: true}).click()
    await expect(card(fresh)).toBeVisible()
    await open(`${name}-old`, old)
  })

  await test.step('another picture replaces it everywhere, without the old crop', async () => {
    await uses.getByRole('button', {name: 'Replace everywhere…'}).click()
    await media.getByPlaceholder('Search').last().fill(`${name}-new`)
    await card(fresh).click()
    await media.getByRole('button', {name: 'Replace in 2 documents and drafts'}).click()
    await expect(uses).toContainText('No document uses this.')
    for (const id of [name, `drafts.${name}`]) {
      const stored = await lake.fetch('*[_id == $id][0].sections[0].picture', {id})
      expect(stored).toMatchObject({asset: {_ref: fresh}})
      expect(stored).not.toHaveProperty('crop')
    }
  })

  await test.step('an unused picture can be removed', async () => {
    await detail.getByRole('button', {name: 'Delete'}).click()
    await media
      .getByRole('dialog')
      .last()
      .getByRole('button', {name: /delete/i})
      .click()
    await expect(media.getByText('No results for the current query')).toBeVisible()
    expect(await lake.getDocument(old)).toBeUndefined()
    await lake.mutate([`drafts.${name}`, name, fresh, tag._id].map((id) => ({delete: {id}})))
  })

  async function open(filename: string, id: string): Promise<void> {
    await media.getByPlaceholder('Search').first().fill(filename)
    await card(id).click()
    await expect(uses).toBeVisible()
  }

  function card(id: string): Locator {
    return media.getByTestId(`media-asset-card-${id}`).last()
  }

  /** Uploads a picture and returns its id. Its bytes are unique, because equal bytes are one asset. */
  async function uploaded(filename: string, width: number, height: number): Promise<string> {
    const bytes = Buffer.concat([png(width, height), Buffer.from(filename)])
    return (await lake.assets.upload('image', bytes, {filename: `${filename}.png`}))._id
  }

  async function publishedPage(id: string, asset: string): Promise<string> {
    const picture = {
      _type: 'picture',
      asset: {_type: 'reference', _ref: asset},
      crop: {_type: 'sanity.imageCrop', top: 0.1, bottom: 0, left: 0, right: 0},
    }
    const document = (alt: object) => ({
      _type: 'page',
      title: id,
      path: `/${id}`,
      sections: [
        {_type: 'hero', _key: 'opening', layout: 'page', heading: id, picture: {...picture, ...alt}},
      ],
    })
    await lake.mutate([
      {createOrReplace: {_id: id, ...document({})}},
      {createOrReplace: {_id: `drafts.${id}`, ...document({alt: 'Only in the draft'})}},
    ])
    return `/${id}`
  }
})

test('an editor hears at once of a photo that became a file, by its bytes, and Health lists it', async ({
  studio,
  lake,
}) => {
  const media = studio.page
  const name = `harbor-${Date.now().toString(36)}.dat`
  const problem = `“${name}” is a HEIC picture, which browsers don’t show.`
  const bytes = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.from(name)])
  await studio.goTo('/media')
  await media.getByTestId('media-browser').getByRole('button', {name: 'Upload assets'}).waitFor()
  await media.locator('input[type=file]').last().setInputFiles({name, mimeType: '', buffer: bytes})
  await expect(media.getByText(problem)).toBeVisible()

  await studio.goTo('/health')
  const row = media.getByRole('listitem').filter({hasText: problem})
  await expect(row).toBeVisible()
  await lake.delete({query: '*[originalFilename == $name]', params: {name}})
  await expect(row).toHaveCount(0)
})
