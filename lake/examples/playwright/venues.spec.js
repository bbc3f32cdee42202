import {expect, test} from '@playwright/test'

test('the venues are listed', async ({page}) => {
  await page.goto('/')
  await expect(page.getByRole('listitem')).toHaveText(['The Barn'])
})
