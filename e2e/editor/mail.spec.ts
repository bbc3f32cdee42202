import {storeInquiry} from '@upline/testing/firestore.ts'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

const mailbox = 'zebra@harboroak.example'

test('an editor routes the emails of an interest and confirms inquiries, and both emails arrive', async ({
  studio,
  lake,
  product,
  request,
}) => {
  const form = studio.page
  await studio.open('notificationMail', 'notificationMail')
  await form.getByRole('tab', {name: 'Recipients'}).click()
  const add = studio.field('routes').getByRole('button', {name: /add item/i})
  await add.press('Enter')
  const route = form.getByRole('dialog')
  await route.getByLabel('Mailbox').fill(mailbox)
  const interests = route.getByTestId(/^field-.*interests$/).getByRole('textbox')
  await interests.fill('Zebra policies')
  await interests.press('Enter')
  await form.keyboard.press('Escape')
  await expect(add).toBeFocused()
  const example = form.getByRole('group', {name: 'Try it'})
  await expect(example.getByRole('status')).toHaveText('The email goes to the office.')
  await example.getByLabel('Interest').fill('zebra policies, life')
  await expect(example.getByRole('status')).toHaveText(`The email goes to ${mailbox}.`)
  await form.getByRole('tab', {name: 'Confirmation'}).click()
  await form.getByLabel('Send it').check({force: true})
  await studio.publish()

  // The functions keep what the content says about emails for a minute.
  const contracting = {npn: '', carriers: '', lines: 'Zebra policies', states: ''}
  let sent = 0
  await expect
    .poll(
      async () => {
        sent += 1
        const email = `sender${sent}@agents.example`
        await storeInquiry(product.backend, `local_${Date.now()}_zebra${sent}x`, {email, contracting})
        const mails = await (await request.get(`${product.backend}/local/mails`)).json()
        const recipients: string[] = mails.flatMap((mail: {recipients: string[]}) => mail.recipients)
        return [recipients.includes(mailbox), recipients.some((each) => /^sender\d+@agents/.test(each))]
      },
      {timeout: 150_000, intervals: [10_000]},
    )
    .toEqual([true, true])
  await lake.patch('notificationMail').set({routes: [], 'confirmation.isOn': false}).commit()
})
