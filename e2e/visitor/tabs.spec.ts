import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test('a tab can be linked to, and the address contains the open tab', async ({page}) => {
  await page.goto('/insurance/life?tab=comparison')
  await expect(page.getByRole('tab', {name: 'Product Comparison', selected: true})).toBeVisible()
  await expect(page.getByRole('tabpanel', {name: 'Product Comparison'})).toBeVisible()

  await page.getByRole('tab', {name: 'Living Benefits'}).click()
  await expect(page).toHaveURL('/insurance/life?tab=benefits')
  await page.reload()
  await expect(page.getByRole('tabpanel', {name: 'Living Benefits'})).toBeVisible()

  // The default needs no parameter, and a tab is not a step in the history.
  await page.getByRole('tab', {name: 'Plan Options'}).click()
  await expect(page).toHaveURL('/insurance/life')
})

test('an unknown tab opens the default', async ({page}) => {
  await page.goto('/insurance/medicare?tab=nothing')
  await expect(page.getByRole('tab', {selected: true})).toHaveText('Plan Options')
})

test('tabs follow the keyboard: one stop, arrows go round, Home and End', async ({page}) => {
  await page.goto('/insurance/health')
  await untilHydrated(page)
  const open = page.getByRole('tab', {selected: true})
  await page.getByRole('tab', {name: 'Plan Options'}).focus()
  for (const [key, label] of [
    ['ArrowRight', 'Comparison'],
    ['ArrowRight', 'Enrollment'],
    ['ArrowRight', 'Plan Options'],
    ['ArrowLeft', 'Enrollment'],
    ['Home', 'Plan Options'],
    ['End', 'Enrollment'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(open).toHaveText(label)
    await expect(open).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', {name: 'Enrollment'})).toBeFocused()
})
