import {clientOf} from '@upline/testing/lake.ts'
import {expect, test} from '../support/test.ts'

test.use({javaScriptEnabled: false})

test('the directory shows every carrier, and no control that would not answer', async ({page, product}) => {
  const carriers = await clientOf(product.backend).fetch<number>('count(*[_type == "carrier"])')
  await page.goto('/carriers/directory')
  const section = page.locator('[data-section=carrierDirectory]')
  // The featured carriers come first and again in alphabetical order.
  const names = await section.getByRole('listitem').getByRole('heading').allInnerTexts()
  expect(new Set(names).size).toBe(carriers)
  const last = section.getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeVisible()
  await expect(section.getByRole('searchbox')).toBeHidden()
  await expect(section.getByRole('button')).toHaveCount(0)
})

test('the news lead to every article', async ({page, product}) => {
  const query = '*[_type == "newsArticle" && !(path match "*journey*")].path'
  const paths = await clientOf(product.backend).fetch<string[]>(query)
  await page.goto('/about/news')
  const section = page.locator('[data-section=newsList]')
  const links = await section
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
  expect(links).toEqual(expect.arrayContaining(paths))
  await expect(section.getByRole('button')).toHaveCount(0)
  await section.getByRole('link', {name: 'Harbor Oak publishes its commission levels'}).click()
  await expect(page).toHaveURL('/about/news/commission-levels-published')
})

test('menus, carriers and questions still open', async ({page}) => {
  await page.goto('/carriers')
  await page.getByRole('button', {name: 'About us'}).click()
  await expect(page.getByRole('link', {name: 'Our story'}).first()).toBeVisible()
  await page.keyboard.press('Escape')
  const band = page.locator('[data-section=carrierShowcase]')
  await expect(band.locator('details')).toHaveCount(6)
  await band.locator('summary').nth(0).click()
  await band.locator('summary').nth(1).click()
  await expect(band.locator('details[open]')).toHaveCount(1)
  await page.goto('/insurance/employer-benefits/life')
  const question = page.getByRole('region', {name: 'Questions employers ask'}).locator('details').first()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
})
