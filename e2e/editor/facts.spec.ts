import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('facts are suggested where a token is typed, in every kind of text, by keyboard and mouse', {
  tag: '@soak',
}, async ({studio}) => {
  const {page} = studio
  const list = page.getByRole('listbox', {name: 'Facts'})
  const option = (name: RegExp) => list.getByRole('option', {name})
  await studio.create('newsArticle')

  await test.step('a short text: a combobox with Enter', async () => {
    const title = studio.field('title').locator('input').first()
    await title.click()
    await page.keyboard.type('Call {pho')
    await expect(option(/^\{phone\}/)).toHaveAttribute('aria-selected', 'true')
    await expect(option(/^\{phone\}/)).toContainText('(214) 555-0142')
    await expect(title).toHaveRole('combobox')
    const active = await title.getAttribute('aria-activedescendant')
    await expect(option(/^\{phone\}/)).toHaveAttribute('id', active ?? '')
    await page.keyboard.press('Enter')
    await expect(title).toHaveValue('Call {phone}')
    await expect(list).toBeHidden()
  })

  await test.step('a long text: with the mouse', async () => {
    const description = studio.field('description').locator('textarea')
    await description.click()
    await page.keyboard.type('Write to {SupportE')
    await option(/^\{supportEmail\}/).click()
    await expect(description).toHaveValue('Write to {supportEmail}')
    for (const key of ['Home', '{', 'p', 'h', 'o', 'n', 'e']) await page.keyboard.press(key)
    await expect(option(/^\{phone\}/)).toBeVisible()
    await description.click({position: {x: 15, y: 15}})
    await expect(list).toBeHidden()
    for (const key of ['Home', 'End', ...Array(23).fill('ArrowLeft'), 'Tab', 'W'])
      await page.keyboard.press(key)
    await expect(description).toHaveValue('{phone}WWrite to {supportEmail}')
  })

  await test.step('formatted text', async () => {
    const text = await studio.editor('body')
    await page.keyboard.type('Since {FOUNDED')
    await expect(option(/^\{foundedYear\}/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(text).toHaveText('Since {foundedYear}')
    await page.keyboard.type(', in one line')
    await expect(text).toHaveText('Since {foundedYear}, in one line')
  })
  await studio.actUntil('Discard', 'Discard')
  await studio.confirm(/discard/i)
})
