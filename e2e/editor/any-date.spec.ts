import {studioTrouble, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()
test.use({
  allowedErrors: [
    [
      ...studioTrouble,
      // The Studio's hint if the frame opens slowly.
      /Unable to connect to visual editing/,
      // The archive has no page of a date before it.
      /404 \(Not Found\) .*_archive/,
    ],
    {scope: 'test'},
  ],
})

test('the preview shows the site on any date, and lists content without a successor', {tag: '@soak'}, async ({
  studio,
  lake,
}) => {
  const releaseId = `date${Date.now().toString(36)}`
  const name = `Released ${releaseId}`
  await lake.releases.create({releaseId, metadata: {title: name, releaseType: 'scheduled'}})
  await lake.createVersion({releaseId, publishedId: 'page-about-culture', baseId: 'page-about-culture'})
  await lake.patch(`versions.${releaseId}.page-about-culture`, {set: {title: name}}).commit()
  await lake.releases.schedule({releaseId, publishAt: '2028-12-31T12:00:00Z'})
  const frame = studio.page.frameLocator('iframe')
  const copyright = frame.getByRole('contentinfo')
  const date = studio.page.getByLabel('Site as of')
  await studio.goTo(`/presentation?perspective=${releaseId}&preview=/about/culture`)
  // Before the page is connected to the Studio.
  await date.fill('2030-12-31', {timeout: 90_000})
  await expect(copyright).toContainText('© 2030', {timeout: 90_000})
  // While it connects again.
  await date.fill('2029-01-01')
  await expect(copyright).toContainText('© 2029', {timeout: 90_000})
  await expect(date).toHaveValue('2029-01-01')

  await studio.page.getByRole('button', {name: 'What differs'}).click()
  const dialog = studio.page.getByRole('dialog', {name: 'The site on 2029-01-01'})
  const unfollowed = dialog.getByRole('list', {name: 'Expiring with no newer version'}).getByRole('listitem')
  await expect(unfollowed.filter({hasText: 'no current version'}).first()).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText(/^\d+ pages, \d+ places$/, {timeout: 90_000})
  await expect(dialog.getByRole('insertion').filter({hasText: '2029'}).first()).toBeVisible()
  await expect(dialog.getByRole('insertion').filter({hasText: name}).first()).toBeVisible()
  await dialog.locator('summary').first().click()
  await expect(dialog.locator('details[open]').getByRole('link').first()).toBeVisible()
  await dialog.getByRole('button', {name: 'Close'}).click()

  await studio.page.getByRole('button', {name: 'Today', exact: true}).click()
  await expect(copyright).toContainText(`© ${new Date().getFullYear()}`)
  await expect.poll(() => frame.locator('title').innerHTML(), {timeout: 30_000}).toContain(name)
  await lake.releases.unschedule({releaseId})
  await lake.releases.archive({releaseId})
})

test('a past date shows the page as visitors saw it, with its versions, and follows its links', {
  tag: '@soak',
}, async ({studio, lake, page}) => {
  const name = `Past ${Date.now().toString(36)}`
  const id = 'page-about-leadership'
  const {title: original, path} = await lake.fetch('*[_id == $id][0]', {id})
  const publish = async (text: string) => {
    await lake.patch(id, {set: {title: text}}).commit()
    await expect.poll(async () => (await page.request.get(path)).text(), {timeout: 60_000}).toContain(text)
  }
  await publish(`${name} one`)
  const moment = new Date().toISOString()
  await publish(`${name} two`)
  await publish(original)

  await studio.goTo(`/presentation?preview=${encodeURIComponent(`${path}?date=${moment}`)}`)
  const archived = studio.page.frameLocator('iframe').frameLocator('iframe[title="Archived page"]')
  const bar = archived.getByRole('complementary', {name: 'Archive'})
  const title = () => archived.locator('title').first().innerHTML({timeout: 5000})
  const isTitled = (text: string) =>
    expect(async () => expect(await title()).toContain(text)).toPass({timeout: 90_000})
  await isTitled(`${name} one`)
  await expect(bar).toContainText('Published by Local Editor of')
  await bar.getByRole('link', {name: 'Version after'}).click()
  await isTitled(`${name} two`)
  await expect(studio.page.getByText('As visitors saw it', {exact: true})).toBeVisible()
  // Links of an old page stay in its time, and the preview follows.
  await archived.getByRole('contentinfo').getByRole('link', {name: 'Our story'}).click()
  await expect(studio.page).toHaveURL(/preview=[^&]*story/, {timeout: 60_000})
  await expect(bar).toBeVisible()
  await studio.page.getByRole('button', {name: 'Today', exact: true}).click()
  await expect(bar).toHaveCount(0)
})

test('the focus stays in the date field while an editor types a date before the archive', {
  tag: '@soak',
}, async ({studio}) => {
  await studio.goTo('/presentation?preview=/about/leadership')
  const frame = studio.page.frameLocator('iframe')
  // The form of the page opens once the preview is connected.
  await expect(studio.field('title').getByRole('textbox')).toHaveValue('Leadership', {timeout: 60_000})
  const field = studio.page.getByLabel('Site as of')
  await field.focus()
  // The third part of the field is the year.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await studio.page.keyboard.press(key)
  await expect(frame.getByRole('dialog', {name: 'The page as visitors saw it'})).toBeVisible()
  await expect(field).toBeFocused()
})
