import {expect, test} from '../support/test.ts'

test('news can be filtered by category, and the filter is in the address', async ({page}) => {
  await page.goto('/about/news')
  const articles = page.getByRole('article')
  await expect(page.getByRole('button', {pressed: true})).toHaveText('All')
  for (const category of ['Company Updates', 'Industry News', 'Press Releases']) {
    await page.getByRole('button', {name: category}).click()
    await expect(page).toHaveURL(`/about/news?category=${category.replace(' ', '+')}`)
    await expect(articles.first()).toContainText(category)
    for (const article of await articles.all()) await expect(article).toContainText(category)
  }
  await page.reload()
  await expect(page.getByRole('button', {pressed: true})).toHaveText('Press Releases')
})

test('more news appears on request, and an article has its own page', async ({page}) => {
  await page.goto('/about/news')
  const articles = page.getByRole('article')
  const before = await articles.count()
  await page.getByRole('button', {name: 'Load more news'}).click()
  await expect.poll(() => articles.count()).toBeGreaterThan(before)
  await expect(page).toHaveURL('/about/news?page=2')

  const title = 'One packet, every carrier: contracting goes paperless'
  await page.getByRole('link', {name: title}).click()
  await expect(page).toHaveURL('/about/news/paperless-contracting')
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title)
  await expect(page.getByText('Published June 10, 2024')).toBeVisible()
  await page.getByRole('link', {name: 'All news'}).click()
  await expect(page).toHaveURL('/about/news')
})
