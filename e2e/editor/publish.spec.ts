import {fileURLToPath} from 'node:url'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

const uploaded = fileURLToPath(new URL('../../content/images/brand/social.png', import.meta.url))

test.slow()

test('a carrier’s new rating appears on an open page and in the served page', async ({
  page,
  studio,
  browser,
  product,
}) => {
  const row = page.getByRole('listitem').filter({hasText: 'Arrowhead Dental & Vision'})
  await page.goto('/carriers/directory')
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  const before = (await row.textContent())?.match(/\d\.\d/)?.[0]
  const rating = before === '3.8' ? '3.9' : '3.8'

  await studio.open('carrier', 'carrier-arrowhead-dental-and-vision')
  await studio.page.getByRole('spinbutton', {name: 'Rating'}).fill(rating)
  await studio.publish()

  await page.bringToFront()
  await expect(row).toContainText(`${rating} out of 5`)
  await expect(page.locator('body')).toHaveAttribute('data-same-document')

  const withoutScript = await browser.newContext({javaScriptEnabled: false})
  const served = await withoutScript.newPage()
  await expect(async () => {
    await served.goto(`${product.site}/carriers/directory`)
    await expect(served.getByRole('listitem').filter({hasText: 'Arrowhead Dental & Vision'})).toContainText(
      `${rating} out of 5`,
      {timeout: 500},
    )
  }).toPass()
  await withoutScript.close()
})

test('an article with rich text and a picture is published and unpublished', async ({
  page,
  studio,
  request,
}) => {
  const name = `journey-${Date.now().toString(36)}`
  const title = `Tried in a browser: ${name}`
  const path = `/about/news/${name}`
  const form = studio.page
  expect((await request.get(path)).status()).toBe(404)

  await studio.create('newsArticle')
  await form.getByRole('textbox', {name: 'Title', exact: true}).fill(title)
  await form.getByRole('textbox', {name: 'Path'}).fill(path)
  await studio.field('category').getByText('Press Releases').click()
  await form.getByRole('textbox', {name: 'Summary'}).fill('Two sentences for the card. This is the second.')
  await form.locator('input[type=file]').first().setInputFiles(uploaded)
  await form.getByRole('textbox', {name: 'Alternative text'}).fill('Growth rings of an oak')
  const text = studio.field('body').getByRole('textbox')
  await text.click()
  await form.keyboard.type('The first paragraph has ')
  await form.keyboard.press('Control+b')
  // In one step, because a save between two keys can end the bold text.
  await form.keyboard.insertText('bold words')
  await form.keyboard.press('Control+b')
  await form.keyboard.type(' in it.')
  await form.keyboard.press('Enter')
  await studio.field('body').getByRole('button', {name: 'Bulleted list'}).click()
  await form.keyboard.type('a point')
  await expect(text).toContainText('a point')
  await expect(studio.publishButton).toBeEnabled()
  await studio.publish()

  await page.goto('/about/news')
  await expect(page.getByRole('article').filter({hasText: title}).getByRole('img')).toHaveAttribute(
    'alt',
    'Growth rings of an oak',
  )
  await expect(async () => expect((await request.get(path)).status()).toBe(200)).toPass()
  await page.goto(path)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title)
  await expect(page.locator('.rich-text strong')).toHaveText('bold words')
  await expect(page.locator('.rich-text li')).toHaveText('a point')
  const picture = page.getByRole('img', {name: 'Growth rings of an oak'}).first()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)

  await form.bringToFront()
  await studio.unpublish()
  await expect(async () => expect((await request.get(path)).status()).toBe(404)).toPass()
})
