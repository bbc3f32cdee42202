import {expect, test} from './support/test.ts'

test('the dashboard answers', async ({page, product}) => {
  const response = await page.goto(product.backend)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('the Studio is served, its deep addresses too', async ({request, product}) => {
  for (const path of ['/', '/structure']) {
    const response = await request.get(`${product.studio}${path}`)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('<div id="sanity"')
  }
})
