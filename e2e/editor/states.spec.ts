import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test('many states of a carrier are pasted at once, with products and a date', {tag: '@soak'}, async ({
  studio,
}) => {
  const {page} = studio
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.open('carrier', 'carrier-beacon-point-medicare')
  await studio.narrow(768)
  await page.getByRole('tab', {name: 'States', exact: true}).click()
  const states = page.getByTestId('field-availability')
  await states.getByRole('button', {name: 'Add several states…'}).click()
  const form = states.getByRole('group', {name: 'Add several states'})
  const pasted = form.getByLabel('Paste states')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await pasted.press('ControlOrMeta+A')
    await pasted.press('ControlOrMeta+V')
  }
  await paste('TX, Oka, KS, XX')
  await expect(form.getByRole('alert')).toHaveText('Not a state: “Oka”, “XX”.')
  await expect(form.getByRole('button', {name: 'Add 2 states'})).toBeDisabled()
  await form.getByRole('checkbox', {name: 'Utah'}).check()
  // A column of a spreadsheet.
  await paste('TX\nOK\nNew Mexico\n')
  await form.getByLabel('Available since').fill('2026-01-01')
  await form.getByRole('button', {name: 'Add 4 states'}).click()
  // A state of the list keeps its date.
  await states.getByRole('button', {name: 'Add several states…'}).click()
  await paste('TX')
  await form.getByRole('button', {name: 'Add 1 state'}).click()
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
