import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('an editor switches the weekly reminder on, for an address that is checked', async ({studio, lake}) => {
  const {page} = studio
  await studio.open('notificationMail', 'notificationMail')
  await page.getByRole('tab', {name: 'Reminder'}).click()
  const mailbox = page.getByRole('textbox', {name: 'Mailbox'})
  const error = studio.field('reminder.to').getByTestId('input-validation-icon-error')
  await mailbox.fill('')
  await page.getByRole('checkbox', {name: 'Send it'}).check()
  await expect(error).toBeVisible()
  await mailbox.fill('editors@harboroak.example')
  await expect(error).toHaveCount(0)
  await studio.publish()
  expect(await lake.getDocument('notificationMail')).toMatchObject({
    reminder: {isOn: true, to: 'editors@harboroak.example'},
  })
  await lake.patch('notificationMail').set({'reminder.isOn': false}).commit()
})
