import {expect, test} from '../support/test.ts'

const path = '/insurance/employer-benefits/life'

test('both consultation buttons open a letter to the life mailbox with its questions', async ({page}) => {
  await page.goto(path)
  const buttons = page.getByRole('link', {name: 'Request a consultation'})
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    const letter = new URL((await button.getAttribute('href')) ?? '')
    expect(letter.protocol).toBe('mailto:')
    expect(letter.pathname).toBe('life@harboroak.example')
    expect(letter.searchParams.get('subject')).toBe('Group Life Insurance Consultation Request')
    const body = letter.searchParams.get('body') ?? ''
    for (const question of [
      'company name',
      'number of employees',
      'preferred contact method',
      'best time to contact',
    ]) {
      expect(body.toLowerCase()).toContain(question)
    }
  }
})

test('the overview opens in a new tab, and the page stays', async ({page}) => {
  await page.goto(path)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', {name: 'Download the overview'}).first().click()
  const overview = await opened
  await expect(overview).toHaveURL('/downloads/life-insurance-employee-benefits.html')
  await expect(overview.getByRole('heading', {level: 1})).toBeVisible()
  await expect(page).toHaveURL(path)
})
