import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test('many states of a carrier are added at once, with products and a date', async ({studio}) => {
  const {page} = studio
  await studio.open('carrier', 'carrier-beacon-point-medicare')
  await page.getByRole('tab', {name: 'States', exact: true}).click()
  const states = page.getByTestId('field-availability')
  await states.getByRole('button', {name: 'Add several states…'}).click()
  const form = states.getByRole('group', {name: 'Add several states'})
  await form.getByLabel('Paste states').pressSequentially('TX, OK, XX')
  await expect(form.getByRole('alert')).toHaveText('“XX” isn’t a state.')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('New Mexico')
  await form.getByRole('checkbox', {name: 'Utah'}).check()
  await form.getByLabel('Available since').fill('2026-01-01')
  await form.getByRole('button', {name: 'Add 4 states'}).click()
  // The list renders only the rows in view.
  await expect(form).toBeHidden()
  await states.hover()
  await expect(async () => {
    await page.mouse.wheel(0, 800)
    await expect(states.getByText(/^(Texas|Oklahoma|New Mexico|Utah)$/)).toHaveCount(4, {timeout: 500})
  }).toPass()
  await expect(states.getByText('All products · since 2026-01-01')).toHaveCount(4)
  await studio.actUntil('Discard changes', 'Discard')
  await studio.confirm(/discard/i)
})
