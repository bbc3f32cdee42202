import {type Studio, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

/** The problems of the document, as the Studio lists them. */
async function problems(studio: Studio): Promise<string> {
  await studio.page.getByRole('button', {name: /validation/i}).click()
  return (
    (await studio.page
      .getByTestId('document-panel-portal')
      .or(studio.page.locator('body'))
      .first()
      .textContent()) ?? ''
  )
}

test('a rating above 5 cannot be published', async ({studio}) => {
  await studio.open('carrier', 'carrier-beacon-point-medicare')
  await studio.page.getByRole('spinbutton', {name: 'Rating'}).fill('7')
  await expect(studio.publishButton).toBeDisabled()
  expect(await problems(studio)).toMatch(/0 to 5|between 0 and 5/i)
})

test('a text with a token that is no fact cannot be published, and a path that is taken neither', async ({
  studio,
}) => {
  await studio.create('newsArticle')
  const form = studio.page
  await form.getByRole('textbox', {name: 'Title', exact: true}).fill('We are {providerNam}')
  await form.getByRole('textbox', {name: 'Path'}).fill('/about/news/paperless-contracting')
  await expect(studio.publishButton).toBeDisabled()
  const said = await problems(studio)
  expect(said).toContain('{providerNam}')
  expect(said).toMatch(/paperless-contracting|taken|already/i)
})

test('a singleton cannot be deleted, duplicated or created again', async ({studio}) => {
  await studio.open('siteSettings', 'siteSettings')
  await expect(studio.publishButton).toBeVisible()
  await expect(studio.page.getByTestId('action-menu-button')).toHaveCount(0)
  await studio.page.getByRole('button', {name: 'Create new document'}).click()
  const offered = studio.page.locator('a[href*="/intent/create/"]')
  await expect(offered.and(studio.page.locator('[href*="type=carrier/"]')).first()).toBeVisible()
  const types = await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '))
  expect(types).not.toMatch(/siteSettings|navigation|interfaceText|inquirySettings|notFoundPage/)
})
