import {expect, test} from './test.ts'
import {fillIn, submit, thanks} from './visitor.ts'

test('asks for a contract with a license number; a social security number goes nowhere without a question', async ({
  page,
  office,
}) => {
  await fillIn(page, '/contact?carrier=Blue+Anchor+Life')
  await expect(page.getByRole('textbox', {name: 'Carriers'})).toHaveValue('Blue Anchor Life')
  const npn = page.getByRole('textbox', {name: /NPN/})
  await npn.fill('12A45')
  await page.getByRole('textbox', {name: 'Lines of business'}).fill('Medicare, SSN 123-45-6789')
  await page.getByText('Ask for a contract (optional)').click()
  await expect(npn).toBeHidden()
  await submit(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    /^Enter the NPN in digits only/,
    /^This looks like a Social Security number/,
  ])
  expect(await office.inquiries()).toEqual([])
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(npn).toBeFocused()

  await npn.fill('NPN 12 345 678')
  await page.getByRole('button', {name: 'Remove the number'}).click()
  await expect(page.getByRole('textbox', {name: 'Lines of business'})).toHaveValue('Medicare,')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('textbox', {name: 'Where you want to write'}).fill('TX, OK')
  await submit(page)
  await expect(page.getByText(thanks)).toBeVisible()
  await expect.poll(office.mails).toHaveLength(1)
  const [mail] = await office.mails()
  for (const text of ['12345678', 'Blue Anchor Life', 'TX, OK']) expect(mail?.text).toContain(text)
})
