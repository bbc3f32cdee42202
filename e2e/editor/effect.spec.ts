import type {Locator} from '@playwright/test'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('before a publish the editor sees which pages change, and which text goes and comes', {
  tag: '@soak',
}, async ({page, studio, product, lake}) => {
  await studio.open('carrierSpecialty', 'specialty-final-expense')
  await studio.narrow(768)
  const title = studio.page.getByRole('textbox', {name: 'Title'})
  const before = await title.inputValue()
  const after = 'Burial Cover'
  await title.focus()
  await studio.tabTo(studio.page.getByRole('button', {name: 'What publishing changes'}), 'Shift+Tab')
  await studio.page.keyboard.press('Enter')
  await title.fill(after)
  const summary = studio.page.getByRole('status').filter({hasText: /^\d+ pages?, \d+ places?$/})
  await expect(summary).toBeVisible({timeout: 90_000})
  const changes = studio.page.getByRole('list', {name: 'What changes on the site'})
  await expect(changes.getByRole('insertion').filter({hasText: after}).first()).toBeVisible()
  await expect(changes.getByRole('deletion').filter({hasText: before}).first()).toBeVisible()

  await test.step('a publish by a colleague is compared too', async () => {
    const places = changes.getByRole('insertion').filter({hasText: after})
    const count = await places.count()
    const {specialties} = await lake.fetch('*[_id == "carrier-old-mission-life"][0]')
    await lake.patch('carrier-old-mission-life', {set: {specialties: []}}).commit()
    await studio.page.getByRole('button', {name: 'Compare again'}).click()
    await expect(places).not.toHaveCount(count)
    await lake.patch('carrier-old-mission-life', {set: {specialties}}).commit()
  })
  const links = await addresses(changes)
  expect(links).toContain(`${product.site}/carriers/directory`)

  await studio.tabTo(changes.getByRole('link').first())

  await studio.act('Schedule…')
  const schedule = studio.page.getByRole('dialog')
  await expect(schedule.getByRole('status')).toHaveText(/^\d+ pages?, \d+ places?$/, {timeout: 90_000})
  await schedule.getByRole('button', {name: 'Close'}).last().click()

  await studio.publish()
  for (const link of links) {
    await expect(async () => expect(await (await page.request.get(link)).text()).toContain(after)).toPass()
  }
  await expect(studio.page.getByText('Everything is published. Edit the document')).toBeVisible()
  await title.fill(before)
  await studio.publish()
})

test('exactly the pages that a release lists change when it runs', {tag: '@soak'}, async ({
  page,
  studio,
  lake,
}) => {
  const form = studio.page
  const after = `Teeth and eyes ${Date.now().toString(36)}`
  await studio.open('carrierSpecialty', 'specialty-dental-vision')
  await form.getByTestId('global-perspective-menu-button').click()
  await form.getByRole('menuitem', {name: 'New release'}).click()
  await form.getByPlaceholder('Untitled release').fill(after)
  await form.getByRole('button', {name: 'Create release'}).click()
  await form.getByRole('button', {name: 'Add to release'}).click()
  await form.getByRole('textbox', {name: 'Title'}).fill(after)
  await form.getByRole('button', {name: 'What publishing changes'}).click()
  const changes = form.getByRole('list', {name: 'What changes on the site'})
  const insertion = form.getByRole('insertion').filter({hasText: after})
  await expect(changes.locator(insertion).first()).toBeVisible({timeout: 90_000})
  // The list also has pages that other journeys are publishing.
  const listed = await addresses(changes.getByRole('listitem').filter({has: insertion}))
  expect(listed).not.toEqual([])

  await studio.goTo('/releases')
  await form.setViewportSize({width: 768, height: 900})
  await form.getByText(after).filter({visible: true}).first().click()
  await form.getByRole('button', {name: 'Run release'}).click()
  await studio.confirm(/run release/i)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url = '']) => url)
  await expect(async () => {
    const texts = await Promise.all(pages.map(async (url) => (await page.request.get(url)).text()))
    // Each page has the titles of all specialties in its data.
    const shown = texts.map((html) => html.replace(/<script.*?<\/script>/gs, ''))
    expect(pages.filter((_url, i) => shown[i]?.includes(after))).toEqual([...new Set(listed)].sort())
  }).toPass({timeout: 60_000})
  await lake.patch('specialty-dental-vision', {set: {title: 'Dental & Vision'}}).commit()
})

const addresses = (list: Locator): Promise<string[]> =>
  list.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
