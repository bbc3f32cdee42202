import {parse} from 'node-html-parser'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('where a second person reviews, an editor of the text can’t publish', {tag: '@soak'}, async ({
  studio,
  lake,
}) => {
  const settings = (reviewedBySecondPerson: boolean) =>
    lake.patch('siteSettings', {set: {reviewedBySecondPerson}}).commit()
  await settings(true)
  await lake.request({method: 'POST', url: '/comments/production/setup'})
  const tasks = lake.withConfig({dataset: 'production-comments'})
  const task = {_id: 'review.drafts.fact-staff-count.colleague', _type: 'tasks.task', status: 'open'}
  await tasks.createOrReplace(task)
  await studio.open('fact', 'fact-staff-count')
  await studio.narrow(768)
  // Other journeys expect 100+ meanwhile.
  await studio.page.getByRole('textbox', {name: 'Value'}).fill('100+, soon 120+')
  await studio.publishUntil('You edited this since it was last published, so someone else has to review it.')
  const dialog = studio.page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages?, \d+ places$/, {timeout: 90_000})
  await dialog.getByLabel('Compliance reference').fill('CMP-2026-15')
  await expect(dialog.getByRole('button', {name: 'Publish'})).toBeDisabled()

  await lake.delete('drafts.fact-staff-count')
  await expect(dialog).toContainText('There’s nothing to review.')
  await settings(false)
  await dialog.getByRole('button', {name: 'Close'}).click()
  await studio.page.getByRole('textbox', {name: 'Value'}).fill('100+, soon 120+')
  await studio.publishUntil('You review this as Local Editor')
  await studio.tabTo(dialog.getByLabel('Compliance reference'))
  await studio.page.keyboard.type('CMP-2026-15')
  await studio.tabTo(dialog.getByRole('button', {name: 'Publish'}))
  await studio.page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(await tasks.getDocument(task._id)).toMatchObject({status: 'closed'})
  const review = await lake.fetch('*[_type == "review" && documentId == "fact-staff-count"][0]')
  expect(review).toMatchObject({reviewedBy: 'Local Editor', reviewerId: 'local-user', editorId: 'local-user'})
  expect(review.rendered.join('\n')).toMatch(/\(\/.*“.*120\+/)
})

test('a release runs once it is reviewed, and changes exactly the pages that it lists', async ({
  page,
  studio,
  lake,
}) => {
  const form = studio.page
  const name = `Fair use ${Date.now().toString(36)}`
  const id = 'legal-section-terms-use'
  const {title} = await lake.fetch('*[_id == $id][0]', {id})
  await studio.open('legalSection', id)
  await form.getByTestId('global-perspective-menu-button').click()
  await form.getByRole('menuitem', {name: 'New release'}).click()
  await form.getByPlaceholder('Untitled release').fill(name)
  await form.getByRole('button', {name: 'Create release'}).click()
  await form.getByRole('button', {name: 'Add to release'}).click()
  await form.getByRole('textbox', {name: 'Title'}).fill(name)
  await form.getByRole('button', {name: 'What publishing changes'}).click()
  const changes = form.getByRole('list', {name: 'What changes on the site'})
  const insertion = form.getByRole('insertion').filter({hasText: name})
  await expect(changes.locator(insertion).first()).toBeVisible({timeout: 90_000})
  // The list also has pages that other journeys are publishing.
  const links = changes.getByRole('listitem').filter({has: insertion}).getByRole('link')
  const listed = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(listed).not.toEqual([])

  const version: string = await lake.fetch('*[title == $name && _id in path("versions.**")][0]._id', {name})
  const release = `/releases/${version.split('.')[1]}`
  const run = form.getByRole('button', {name: 'Run release'})
  await studio.goTo(release)
  await expect(form.getByRole('tab', {name: 'Errors (1)'})).toBeVisible({timeout: 60_000})
  await expect(run).toBeDisabled()
  await form.getByRole('table').getByText(name).click()
  await studio.actUntil('Review…', 'What it changes on the site')
  const dialog = form.getByRole('dialog')
  await dialog.getByLabel('Compliance reference').fill('CMP-2026-16')
  await dialog.getByRole('button', {name: 'Save review'}).click({timeout: 90_000})
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
  await lake.patch(id, {set: {title}}).commit()
})
