import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test('the search box keeps what is typed while the address follows, and follows the address', async ({
  page,
}) => {
  await page.goto('/carriers/directory')
  await untilHydrated(page)
  const search = page.getByRole('searchbox')
  await search.pressSequentially('blue')
  await expect(page).toHaveURL('/carriers/directory?q=blue')
  await search.pressSequentially(' anchor')
  await expect(page).toHaveURL('/carriers/directory?q=blue+anchor')
  await expect(search).toHaveValue('blue anchor')
  await page.goto('/carriers/directory?q=medicare&specialty=Medicare+Supplement')
  await expect(search).toHaveValue('medicare')
  await expect(page.getByRole('combobox', {name: 'Specialty'})).toHaveValue('Medicare Supplement')
  await page.goBack()
  await expect(search).toHaveValue('blue anchor')
  await untilHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Carrier Directory'}).click()
  await expect(page).toHaveURL('/carriers/directory')
  await expect(search).toHaveValue('')
})
