import {type Studio, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

/** Expects validation errors that prevent a publish. */
async function expectErrors(studio: Studio, messages: readonly string[]): Promise<void> {
  await expect(studio.publishButton).toBeDisabled()
  await studio.page.getByRole('button', {name: /validation/i}).click()
  // The message is visible in the list and hidden at its field.
  for (const message of messages) {
    await expect(studio.page.getByText(message).filter({visible: true}).first()).toBeVisible()
  }
}

test('a rating above 5 cannot be published', async ({studio}) => {
  await studio.open('carrier', 'carrier-beacon-point-medicare')
  await studio.page.getByRole('spinbutton', {name: 'Rating'}).fill('7')
  await expectErrors(studio, ['Enter a rating from 0 to 5.'])
})

test('an unknown token and a duplicate path cannot be published', async ({studio}) => {
  await studio.create('newsArticle')
  const form = studio.page
  await form.getByRole('textbox', {name: 'Title', exact: true}).fill('We are {providerNam}')
  await form.getByRole('textbox', {name: 'Path'}).fill('/about/news/paperless-contracting')
  await expectErrors(studio, [
    'There is no fact {providerNam}. Did you mean {providerName}?',
    'already has the path /about/news/paperless-contracting. Choose another one.',
  ])
})

test('a singleton cannot be deleted, duplicated or created again', async ({studio}) => {
  await studio.open('siteSettings', 'siteSettings')
  await expect(studio.publishButton).toBeVisible()
  await expect(studio.page.getByTestId('action-menu-button')).toHaveCount(0)
  // The query tool is only for developers.
  await expect(studio.page.getByRole('link', {name: 'Preview', exact: true})).toBeVisible()
  await expect(studio.page.getByRole('link', {name: 'Queries'})).toHaveCount(0)
  await studio.page.getByRole('button', {name: 'Create new document'}).click()
  const offered = studio.page.locator('a[href*="/intent/create/"]')
  await expect(offered.and(studio.page.locator('[href*="type=carrier/"]')).first()).toBeVisible()
  const types = await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '))
  expect(types).not.toMatch(
    /siteSettings|navigation|interfaceText|inquirySettings|notFoundPage|notificationMail/,
  )
  // The next journey uses the same tab.
  await studio.page.keyboard.press('Escape')
  await expect(offered.first()).toBeHidden()
})
