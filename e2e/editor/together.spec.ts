import {Studio, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test('two editors of a document see each other’s edits while they type, and who is in a field', {
  tag: '@soak',
}, async ({studio, product}) => {
  test.slow()
  const other = new Studio(await studio.page.context().newPage(), product.studio)
  await studio.open('carrier', 'carrier-old-mission-life')
  await other.open('carrier', 'carrier-old-mission-life')
  const initials = (page: Studio) => page.page.getByRole('textbox', {name: 'Initials'})
  const typed = `T${Date.now() % 100}`

  await studio.page.bringToFront()
  await initials(studio).fill('')
  await initials(studio).pressSequentially(typed)
  await expect(initials(other)).toHaveValue(typed)
  await expect(other.field('fallbackText').getByRole('status')).toContainText(
    'Local Editor is in this field.',
  )

  await test.step('an edit of another field at the same time loses nothing', async () => {
    const description = (page: Studio) => page.field('description').getByRole('textbox')
    await description(other).fill(`Written by the other: ${typed}`)
    await initials(studio).pressSequentially('!')
    for (const each of [studio, other]) {
      await expect(description(each)).toHaveValue(`Written by the other: ${typed}`)
      await expect(initials(each)).toHaveValue(`${typed}!`)
    }
  })

  await test.step('a publish asks while a colleague is in a field', async () => {
    await initials(studio).focus()
    await other.publishUntil('is editing this')
    await other.confirm(/cancel/i)
  })

  await other.actUntil('Schedule…', 'What publishing the current draft changes')
  await studio.actUntil('Discard changes', 'Discard')
  await studio.confirm(/discard/i)
  await expect(initials(other)).toHaveValue('OM')
  await expect(other.page.getByRole('dialog')).toContainText('Everything is published.')
  await other.page.close()
})
