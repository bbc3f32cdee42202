import {expect, test} from '../support/test.ts'
import {submit} from './visitor.ts'

const required = [
  ['Full name', 'Full name is required'],
  ['Email address', 'Email is required'],
  ['Phone number', 'Phone number is required'],
  ['License status', 'License status is required'],
  ['Experience level', 'Experience level is required'],
  ['Areas of interest', 'Please select at least one area of interest'],
] as const

test('an empty form shows what is missing at each field and in a summary with links', async ({page}) => {
  await page.goto('/contact')
  await submit(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('There is a problem')
  await expect(summary.getByRole('link')).toHaveText(required.map(([, message]) => message))
  for (const [label, message] of required) {
    const field = page
      .getByLabel(label, {exact: true})
      .or(page.getByRole('group', {name: label}))
      .first()
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
  }
  await summary.getByRole('link', {name: 'Phone number is required'}).click()
  await expect(page.getByRole('textbox', {name: 'Phone number'})).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})
  test('the form shows another way to reach the office and adds no data to the address', async ({page}) => {
    await page.goto('/contact')
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', {name: 'Submit Inquiry'})).toBeHidden()
    await page.getByRole('textbox', {name: 'Full name'}).fill('Ada Scriptless')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', {name: 'Full name'})).toHaveValue('Ada Scriptless')
    await expect(page).toHaveURL('/contact')
  })
})
