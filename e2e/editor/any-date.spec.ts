import {studioTrouble, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()
// The Studio's hint if the frame opens slowly.
test.use({allowedErrors: [[...studioTrouble, /Unable to connect to visual editing/], {scope: 'test'}]})

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
  const unfollowed = dialog
    .getByRole('list', {name: 'These end, and no version follows'})
    .getByRole('listitem')
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
