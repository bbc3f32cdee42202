import {expectNothingCutOff} from '../layout/expect-nothing-cut-off.ts'
import {expectNoViolations} from '../support/axe.ts'
import {expect, test} from './test.ts'
import {fillFields, fillIn, submit, thanks, visitor, waiting} from './visitor.ts'

test('an inquiry with a pasted phone number, an extension and long numbers reaches the office', async ({
  page,
  office,
}) => {
  await fillIn(page, '/contact?carrier=Evergreen+Senior+Health&state=Texas&product=medicare-advantage')
  await expect(page.getByText('Evergreen Senior Health, Medicare Advantage, Texas')).toBeVisible()
  await page.getByLabel('Email address').fill('ada@agency.example or ben@agency.example')
  await page.getByLabel('Phone number').fill('\u202d+1 (214) 555–0186 x77 (cell)\u202c')
  const message = `Claim 2026123456789, group no. 98765432101. ${'😀'.repeat(600)}`
  await page.getByLabel(/^Additional Information/).fill(message)
  await submit(page)
  await expect(page.getByText(thanks)).toBeVisible()
  await expect.poll(office.mails).toHaveLength(1)
  const [inquiry] = await office.inquiries()
  expect(inquiry).toMatchObject({
    phone: '+1 (214) 555-0186 ext. 77',
    message: expect.stringMatching(/^Asking about: Evergreen Senior Health, Medicare Advantage, Texas\n/),
  })
  const reference = inquiry?.id.slice(-6).toUpperCase() ?? ''
  const outcome = page.getByRole('main').getByRole('status')
  for (const text of [`Your reference: ${reference}`, 'What happens next', 'Tomás Herrera'])
    await expect(outcome).toContainText(text)
  const [mail] = await office.mails()
  for (const text of [`Reference: ${reference}`, message, 'ben@agency', 'ext. 77', 'Evergreen Senior Health'])
    expect(mail?.text).toContain(text)
  await expectNoViolations(page, 'after sending')
})

test('a number that looks sensitive is removed, or sent once the visitor confirms it', async ({
  page,
  office,
}) => {
  await fillIn(page)
  const message = page.getByLabel(/^Additional Information/)
  await message.fill('My card is 4111 1111 1111 1111.')
  await submit(page)
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('This looks like a card number')
  await expectNoViolations(page, 'asked about a number')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('My card is .')
  await expect(summary).toBeHidden()

  await message.fill('Case 123-45-6789 is mine.')
  await submit(page)
  await expect(summary).toContainText('This looks like a Social Security number')
  await summary.getByRole('button', {name: 'It’s something else. Send anyway'}).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect.poll(office.mails).toHaveLength(1)
  expect(await office.inquiries()).toMatchObject([{message: expect.stringContaining('123-45-6789')}])
})

test('what was typed survives the privacy policy, another page and a reload; errors go when they are fixed', async ({
  page,
  context,
  office,
}) => {
  await page.goto('/contact')
  await submit(page)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveCount(6)
  await page.getByLabel('Full name').fill(visitor.fullName)
  await expect(summary.getByRole('link')).toHaveCount(5)
  await page.getByLabel('Phone number').fill('555')
  await expect(summary.getByRole('link', {name: 'valid phone number'})).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/\(214\) 555-0142/)
  await fillFields(page)
  await expect(summary).toBeHidden()

  const opened = context.waitForEvent('page')
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Privacy Policy/})
    .click()
  await (await opened).close()
  await expect(page.getByLabel('Full name')).toHaveValue(visitor.fullName)
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: /^Privacy/})
    .last()
    .click()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await expect(page.getByLabel('Email address')).toHaveValue(visitor.email)
  await page.reload()
  await expect(page.getByLabel('License status')).toHaveValue('currentlyLicensed')
  await expect(page.getByLabel('Medicare', {exact: true})).toBeChecked()
  await submit(page)
  await expect(page.getByText(thanks)).toBeVisible()
  // Sent within three seconds of the reload, and not taken for a robot's.
  await expect.poll(office.mails).toHaveLength(1)
  expect((await office.inquiries())[0]).not.toHaveProperty('suspect')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('a short question needs a name and a way to answer', {tag: '@mobile'}, async ({page, office}) => {
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', {name: '(214) 555-0142'}).first()).toBeInViewport()
  await page.getByText('Ask a question').click()
  const form = page.getByRole('form', {name: 'Ask a question'})
  await form.getByRole('button', {name: 'Send question'}).click()
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Full name is required',
    'Enter an email address, or a phone number with area code',
    'Enter your question',
  ])
  await form.getByLabel('Your name').fill('Jo Short')
  await form.getByLabel('Email or phone').fill('tel:214/555-0186')
  await form.getByLabel('Your question').fill('Do you pay daily?')
  await page.waitForFunction(() => performance.now() > 3100)
  await expectNoViolations(page, 'short form')
  await form.getByRole('button', {name: 'Send question'}).click()
  await expect(page.getByText(/^Thank you\. We’ll answer within/)).toBeVisible()
  await expect.poll(office.mails).toHaveLength(1)
  expect(await office.inquiries()).toMatchObject([
    {type: 'general', email: '', phone: '(214) 555-0186', message: 'Ask a question\n\nDo you pay daily?'},
  ])
  await expect.poll(() => waiting(page)).toEqual([])
})

test('nothing of the contact page is cut off, and its email address is underlined', async ({page}) => {
  await page.goto('/contact?carrier=Evergreen+Senior+Health&state=Texas')
  const email = page.getByRole('link', {name: 'hello@harboroak.example'}).locator('.inline-block')
  await expect(email).toHaveCSS('text-decoration-line', 'underline')
  await page.getByText('Ask a question').click()
  await page.getByLabel(/^Additional Information/).fill('SSN 123-45-6789')
  await submit(page)
  await expectNothingCutOff(page, 'contact')
})
