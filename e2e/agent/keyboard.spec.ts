import {expectFocus, tabTo} from '../support/focus.ts'
import {expect, test} from './test.ts'
import {thanks, visitor} from './visitor.ts'

test('an inquiry is made, put right and sent without a pointer', async ({page, office}) => {
  await page.goto('/contact')
  const {keyboard} = page
  const name = page.getByLabel('Full name')
  const email = page.getByLabel('Email address')
  const submit = page.getByRole('button', {name: 'Submit Inquiry'})

  await name.focus()
  await keyboard.type(visitor.fullName)
  await tabTo(page, email, 1)
  await keyboard.type('xanthe@nowhere')
  await tabTo(page, page.getByLabel('Phone number'), 1)
  await keyboard.type(visitor.phone)
  await tabTo(page, page.getByLabel(/^State/), 1)
  await keyboard.type('Tex')
  await tabTo(page, page.getByLabel('License status'), 1)
  await keyboard.type('Currently')
  await tabTo(page, page.getByLabel('Experience level'), 1)
  await keyboard.type('5+')
  await tabTo(page, page.getByLabel('Medicare', {exact: true}), 2)
  await keyboard.press('Space')
  await tabTo(page, page.getByLabel(/^Additional Information/), 2)
  await keyboard.type(visitor.message)
  // After the fields about a contract, folded away, the box for calls and the links to both legal texts; the trap for robots takes no
  // focus.
  await tabTo(page, submit, 5)
  await page.waitForFunction(() => Date.now() - performance.timeOrigin > 3100)
  await keyboard.press('Enter')

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await tabTo(page, summary.getByRole('link', {name: /valid email|Invalid email/}), 1)
  await keyboard.press('Enter')
  await expectFocus(email)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(visitor.email)
  await keyboard.press('Enter')

  const outcome = page.getByRole('main').getByRole('status')
  await expect(outcome).toContainText(thanks)
  await expect(outcome).toBeFocused()
  await expect.poll(office.mails).toHaveLength(1)
  expect(await office.inquiries()).toMatchObject([
    {email: visitor.email, type: 'agent', message: expect.stringContaining('State: Texas\n')},
  ])

  await tabTo(page, outcome.getByRole('button', {name: 'Send another inquiry'}), 1)
  await keyboard.press('Enter')
  await expectFocus(name)
  await expect(name).toHaveValue('')
})
