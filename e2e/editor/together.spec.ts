import {Studio, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test('a second tab of the Studio sees an edit while it is typed, and who is in the field', async ({
  studio,
  product,
}) => {
  test.slow()
  const other = new Studio(await studio.page.context().newPage(), product.studio)
  await studio.open('carrier', 'carrier-bedrock-small-group')
  await other.open('carrier', 'carrier-bedrock-small-group')
  const initials = (page: Studio) => page.page.getByRole('textbox', {name: 'Initials'})
  const typed = `T${Date.now() % 100}`

  await studio.page.bringToFront()
  await initials(studio).fill('')
  await initials(studio).pressSequentially(typed)
  await expect(initials(other)).toHaveValue(typed)
  // When a draft is created, the Studio reports its author in the document, and in no field until the focus moves.
  await initials(studio).blur()
  await initials(studio).focus()
  await expect(other.field('fallbackText').getByRole('status')).toContainText(
    'Local Editor is in this field.',
  )

  await studio.act('Discard changes')
  await studio.page
    .getByRole('button', {name: /discard/i})
    .last()
    .click()
  await expect(initials(other)).toHaveValue('BS')
  await other.page.close()
})
