import {untilAlive} from '../support/alive.ts'
import {expect, test} from '../support/test.ts'
import {seeNoViolation, sizes} from './scan.ts'

test.use({contextOptions: {reducedMotion: 'reduce'}})
test.slow()

const [desktop, , phone] = sizes

test('a menu of the header that is open', async ({page}) => {
  await page.setViewportSize(desktop)
  await page.goto('/privacy')
  await page.getByRole('button', {name: 'About Us'}).click()
  await expect(page.getByRole('link', {name: 'Our story'}).first()).toBeVisible()
  await seeNoViolation(page, 'menu')
})

test('the drawer of a phone, with a group open', async ({page}) => {
  await page.setViewportSize(phone)
  await page.goto('/privacy')
  await page.getByRole('button', {name: 'Open menu'}).click()
  const drawer = page.getByRole('dialog', {name: 'Menu'})
  await drawer.getByText('Carrier Network', {exact: true}).click()
  await expect(drawer.getByRole('link', {name: 'Carrier directory'})).toBeVisible()
  await seeNoViolation(page, 'drawer')
})

test('the form with its errors', async ({page}) => {
  await page.goto('/contact')
  await page.getByRole('button', {name: 'Submit Inquiry'}).click()
  await expect(page.getByRole('alert')).toBeFocused()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await seeNoViolation(page, 'form errors')
  }
})

test('an unfolded carrier, and a search that finds none', async ({page}) => {
  await page.goto('/carriers')
  await page.locator('[data-section=carrierShowcase] summary').first().click()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await seeNoViolation(page, 'carrier')
  }
  await page.goto('/carriers/directory')
  await page.getByRole('searchbox').fill('no such carrier')
  await expect(page.getByText(/^0 of/)).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await seeNoViolation(page, 'empty result')
  }
})

test('a course with its outline, and an answered question', async ({page}) => {
  await page.goto('/resources/training')
  await page.getByText('Start Course').first().click()
  await seeNoViolation(page, 'course')
  await page.goto('/insurance/employer-benefits/life')
  await page.getByRole('region', {name: 'Questions employers ask'}).locator('summary').first().click()
  await seeNoViolation(page, 'question')
})

test('a news article', async ({page}) => {
  await page.goto('/about/news/paperless-contracting')
  await untilAlive(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await seeNoViolation(page, 'article')
  }
})

test.describe('the 404 page', () => {
  // The browser itself reports the status of the document.
  test.use({allowedErrors: [/status of 404/]})
  test('with its suggestions', async ({page}) => {
    await page.goto('/insurance/annuity')
    await expect(page.getByRole('heading', {name: 'Were you looking for one of these?'})).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await seeNoViolation(page, '404')
    }
  })
})
