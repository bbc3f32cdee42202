import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('before a publish the editor sees which pages change, and which text goes and comes', {
  tag: '@soak',
}, async ({page, studio, product, lake, restore}) => {
  const colleague = 'carrier-lantern-mutual-life'
  for (const id of ['specialty-final-expense', colleague]) await restore(id)
  await studio.open('carrierSpecialty', 'specialty-final-expense')
  await studio.narrow(768)
  const title = studio.page.getByRole('textbox', {name: 'Title'})
  const before = await title.inputValue()
  const after = 'Burial Cover'
  await title.focus()
  await studio.tabTo(studio.page.getByRole('button', {name: 'What publishing changes'}), 'Shift+Tab')
  await studio.page.keyboard.press('Enter')
  await title.fill(after)
  const summary = studio.page.getByRole('status').filter({hasText: /^\d+ pages?, \d+ places?$/})
  await expect(summary).toBeVisible({timeout: 90_000})
  const changes = studio.page.getByRole('list', {name: 'What changes on the site'})
  await expect(changes.getByRole('insertion').filter({hasText: after}).first()).toBeVisible()
  await expect(changes.getByRole('deletion').filter({hasText: before}).first()).toBeVisible()

  await test.step('a publish by a colleague is compared too', async () => {
    const places = changes.getByRole('insertion').filter({hasText: after})
    const count = await places.count()
    const {specialties} = await lake.fetch('*[_id == $colleague][0]', {colleague})
    await lake.patch(colleague, {set: {specialties: []}}).commit()
    await studio.page.getByRole('button', {name: 'Compare again'}).click()
    await expect(places).not.toHaveCount(count)
    await lake.patch(colleague, {set: {specialties}}).commit()
  })
  const links = await changes
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links).toContain(`${product.site}/carriers/directory`)

  await studio.tabTo(changes.getByRole('link').first())

  await studio.act('Schedule…')
  const schedule = studio.page.getByRole('dialog')
  await expect(schedule.getByRole('status')).toHaveText(/^\d+ pages?, \d+ places?$/, {timeout: 90_000})
  await studio.page.keyboard.press('Escape')
  await expect(studio.page.getByTestId('action-menu-button')).toBeFocused()

  await studio.publish()
  for (const link of links) {
    await expect(async () => expect(await (await page.request.get(link)).text()).toContain(after)).toPass()
  }
  await expect(studio.page.getByText('Everything is published. Edit the document')).toBeVisible()
})
