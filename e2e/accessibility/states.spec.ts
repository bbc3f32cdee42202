import {untilAlive} from '../support/alive.ts'
import {applicant, InquiryForm} from '../support/inquiry-form.ts'
import {expect, test} from '../support/test.ts'
import {doubleLetters, seeEverySize, seeNoOverflow, seeNoViolation, sizes} from './scan.ts'

test.use({contextOptions: {reducedMotion: 'reduce'}})
test.slow()
test.describe.configure({mode: 'parallel'})

const [desktop, zoomed, phone] = sizes

test('each menu of the header that is open', async ({page}) => {
  await page.setViewportSize(desktop)
  await page.goto('/privacy')
  const menus = page.getByRole('navigation', {name: 'Main navigation'}).getByRole('button', {expanded: false})
  await expect(menus).not.toHaveCount(0)
  for (const menu of await menus.all()) {
    await menu.click()
    await seeNoViolation(page, 'menu')
    await page.keyboard.press('Escape')
  }
})

test('the drawer, with a group open', async ({page}) => {
  await page.setViewportSize(phone)
  await page.goto('/privacy')
  await page.getByRole('button', {name: 'Open menu'}).click()
  const drawer = page.getByRole('dialog', {name: 'Menu'})
  await drawer.getByText('Carrier Network', {exact: true}).click()
  await expect(drawer.getByRole('link', {name: 'Carrier directory'})).toBeVisible()
  await seeNoViolation(page, 'drawer')
  await page.setViewportSize(zoomed)
  await seeNoViolation(page, 'drawer')
  await page.setViewportSize(phone)
  const restore = await doubleLetters(page)
  await seeNoViolation(page, 'drawer, letters twice as large')
  await seeNoOverflow(page, 'drawer, letters twice as large')
  await expect(drawer.getByRole('button', {name: 'Close menu'})).toBeInViewport({ratio: 1})
  await restore()
})

test('the form with its errors, then with its thanks', async ({page}) => {
  const form = new InquiryForm(page)
  await form.open()
  await form.submitButton.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await seeEverySize(page, 'form errors')
  await form.send(applicant())
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  await seeEverySize(page, 'form thanks')
})

test('an unfolded carrier, and carriers of one category', async ({page}) => {
  await page.goto('/carriers')
  const band = page.locator('[data-section=carrierShowcase]')
  await band.locator('summary').first().click()
  await seeEverySize(page, 'carrier')
  await band.getByRole('button', {name: 'Health', exact: true}).click()
  await expect(band.locator('details')).toHaveCount(2)
  await seeEverySize(page, 'category')
})

test('a search that finds some, and one that finds none', async ({page}) => {
  await page.goto('/carriers/directory')
  await page.getByRole('searchbox').fill('life')
  await expect(page.getByRole('heading', {name: 'Featured carrier partners'})).toBeHidden()
  await seeEverySize(page, 'result')
  await page.getByRole('searchbox').fill('no such carrier')
  await expect(page.getByText(/^0 of/)).toBeVisible()
  await seeEverySize(page, 'empty result')
})

test('news of one category, all news, and an article', async ({page}) => {
  await page.goto('/about/news')
  await page.getByRole('button', {name: 'Press Releases'}).click()
  await seeEverySize(page, 'category')
  await page.getByRole('button', {name: 'All', exact: true}).click()
  await page.getByRole('button', {name: 'Load more news'}).click()
  await seeNoViolation(page, 'all news')
  await page.goto('/about/news/paperless-contracting')
  await untilAlive(page)
  await seeEverySize(page, 'article')
})

test('a course with its outline, and an answered question', async ({page}) => {
  await page.goto('/resources/training')
  await page.getByText('Start Course').first().click()
  await seeEverySize(page, 'course')
  await page.goto('/insurance/employer-benefits/life')
  await page.getByRole('region', {name: 'Questions employers ask'}).locator('summary').first().click()
  await seeEverySize(page, 'question')
})

test.describe('the 404 page', () => {
  // The browser itself reports the status of the document.
  test.use({allowedErrors: [/status of 404/]})
  test('with its suggestions', async ({page}) => {
    await page.goto('/insurance/annuity')
    await expect(page.getByRole('heading', {name: 'Were you looking for one of these?'})).toBeVisible()
    await seeEverySize(page, '404')
  })
})
