import {type Studio, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

/** The Studio lists this among what is wrong with the document, and does not publish it. */
async function refuses(studio: Studio, messages: readonly string[]): Promise<void> {
  await expect(studio.publishButton).toBeDisabled()
  await studio.page.getByRole('button', {name: /validation/i}).click()
  // The message is in the list, and hidden beside its field.
  for (const message of messages) {
    await expect(studio.page.getByText(message).filter({visible: true}).first()).toBeVisible()
  }
}

test('a rating above 5 cannot be published', async ({studio}) => {
  await studio.open('carrier', 'carrier-beacon-point-medicare')
  await studio.page.getByRole('spinbutton', {name: 'Rating'}).fill('7')
  await refuses(studio, ['A rating lies between 0 and 5.'])
})

test('neither can a token that is no fact, nor a path that another article has', async ({studio}) => {
  await studio.create('newsArticle')
  const form = studio.page
  await form.getByRole('textbox', {name: 'Title', exact: true}).fill('We are {providerNam}')
  await form.getByRole('textbox', {name: 'Path'}).fill('/about/news/paperless-contracting')
  await refuses(studio, [
    'There is no fact {providerNam}. Did you mean {providerName}?',
    'already has the path /about/news/paperless-contracting. Choose another one.',
  ])
})

test('a singleton cannot be deleted, duplicated or created again', async ({studio}) => {
  await studio.open('siteSettings', 'siteSettings')
  await expect(studio.publishButton).toBeVisible()
  await expect(studio.page.getByTestId('action-menu-button')).toHaveCount(0)
  // The tool for queries is for developers.
  await expect(studio.page.getByRole('link', {name: 'Preview', exact: true})).toBeVisible()
  await expect(studio.page.getByRole('link', {name: 'Queries'})).toHaveCount(0)
  await studio.page.getByRole('button', {name: 'Create new document'}).click()
  const offered = studio.page.locator('a[href*="/intent/create/"]')
  await expect(offered.and(studio.page.locator('[href*="type=carrier/"]')).first()).toBeVisible()
  const types = await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '))
  expect(types).not.toMatch(
    /siteSettings|navigation|interfaceText|inquirySettings|notFoundPage|notificationMail/,
  )
  // The next journey has the same tab, and the menu would stay open over it.
  await studio.page.keyboard.press('Escape')
  await expect(offered.first()).toBeHidden()
})
