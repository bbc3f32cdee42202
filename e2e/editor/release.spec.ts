import {parse} from 'node-html-parser'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('a release runs once it is reviewed, and changes exactly the pages that it lists', async ({
  page,
  studio,
  lake,
  restore,
}) => {
  const form = studio.page
  const name = `Fair use ${Date.now().toString(36)}`
  const id = 'legal-section-terms-use'
  await restore(id)
  await studio.open('legalSection', id)
  await form.getByTestId('global-perspective-menu-button').click()
  await form.getByRole('menuitem', {name: 'New release'}).click()
  await form.getByPlaceholder('Untitled release').fill(name)
  await form.getByRole('button', {name: 'Create release'}).click()
  await form.getByRole('button', {name: 'Add to release'}).click()
  const findVersion = (): Promise<string | null> =>
    lake.fetch('*[title == $name && _id in path("versions.**")][0]._id', {name})
  // The Studio takes no notice of what is typed until it has the version that the button makes.
  await expect(async () => {
    await form.getByRole('textbox', {name: 'Title'}).fill(name)
    await expect.poll(findVersion, {timeout: 3000}).not.toBeNull()
  }).toPass()
  await form.getByRole('button', {name: 'What publishing changes'}).click()
  const changes = form.getByRole('list', {name: 'What changes on the site'})
  const insertion = form.getByRole('insertion').filter({hasText: name})
  await expect(changes.locator(insertion).first()).toBeVisible({timeout: 90_000})
  // The list also has pages that other journeys are publishing.
  const links = changes.getByRole('listitem').filter({has: insertion}).getByRole('link')
  let listed: string[] = []
  // The list is made again after each publish of another journey.
  await expect(async () => {
    listed = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(listed).not.toEqual([])
  }).toPass()

  const version = String(await findVersion())
  const release = `/releases/${version.split('.')[1]}`
  const run = form.getByRole('button', {name: 'Run release'})
  await studio.goTo(release)
  await expect(form.getByRole('tab', {name: 'Errors (1)'})).toBeVisible({timeout: 60_000})
  await expect(run).toBeDisabled()
  await form.getByRole('table').getByText(name).click()
  const dialog = form.getByRole('dialog')
  // The Studio closes the dialog if it loads the form again, as it does at first.
  await expect(async () => {
    await studio.actUntil('Review…', 'What it changes on the site')
    await dialog.getByLabel('Compliance reference').fill('CMP-2026-16', {timeout: 5000})
    await dialog.getByRole('button', {name: 'Save review'}).click({timeout: 30_000})
  }).toPass({timeout: 120_000})
  await expect(dialog).toHaveCount(0)
  await expect(form.getByText('Reviewed: CMP-2026-16')).toBeVisible()
  await studio.goTo(release)
  await expect(run).toBeEnabled({timeout: 60_000})
  await lake.patch(version, {set: {title: `${name} edited`}}).commit()
  await expect(run).toBeDisabled()
  await lake.patch(version, {set: {title: name}}).commit()
  await form.setViewportSize({width: 768, height: 900})
  await run.click()
  await studio.confirm(/run release/i)

  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url = '']) => url)
  await expect(async () => {
    const texts = await Promise.all(pages.map(async (url) => (await page.request.get(url)).text()))
    const shown = texts.map((html) => parse(html, {blockTextElements: {script: false}}).text)
    expect(pages.filter((_url, i) => shown[i]?.includes(name))).toEqual([...new Set(listed)].sort())
  }).toPass({timeout: 60_000})
})
