import type {Locator} from '@playwright/test'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><h1>Levels</h1>
<p class=MsoNormal>Paid <b>weekly</b>, see <a href="https://example.com/plans">the plans</a>.</p><h2>Rates</h2>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Product</b></p></td><td><p class=MsoNormal><b>Rate</b></p></td></tr>
<tr><td><p class=MsoNormal>Term Life</p></td><td><p class=MsoNormal>80%</p></td></tr></table></body></html>`

test('cleared text comes back, and text of Word keeps its structure', async ({studio, lake}) => {
  const {page} = studio
  // A failed attempt may leave a draft.
  await lake.delete('drafts.news-paperless-contracting')
  await studio.open('newsArticle', 'news-paperless-contracting')
  const editor = await studio.editor('body')
  const before = await editor.textContent()
  await clear(editor)
  await page.keyboard.press('Control+Z')
  await expect.poll(() => editor.textContent()).toBe(before)

  await clear(editor)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    (html) =>
      navigator.clipboard.write([new ClipboardItem({'text/html': new Blob([html], {type: 'text/html'})})]),
    word,
  )
  await page.keyboard.press('Control+V')
  await expect(editor.getByRole('table')).toContainText('Term Life')
  await page.keyboard.press('Control+Z')
  await expect(editor.getByRole('table')).toHaveCount(0)
  await page.keyboard.press('Control+Z')
  await expect.poll(() => editor.textContent()).toBe(before)
  await expect(async () => {
    await page.keyboard.press('Control+Shift+Z')
    await expect(editor.getByRole('table')).toContainText('Term Life', {timeout: 500})
  }).toPass()
  const stored = async () =>
    JSON.stringify(await lake.fetch('*[_id == "drafts.news-paperless-contracting"][0].body'))
  // The last cell: a discard before everything is saved would be about another text.
  await expect.poll(stored).toContain('80%')
  await expect(editor.locator('h1, h2, h3, h4, [data-ui="Heading"]').first()).toContainText('Levels')

  await studio.actUntil('Discard changes', 'Discard')
  await page.getByRole('dialog').getByRole('button', {name: 'Discard'}).click()
  await expect.poll(stored).toBe('null')
  await expect.poll(() => editor.textContent()).toBe(before)
  await editor.click()
  await page.keyboard.press('Control+Z')
  await page.keyboard.type('Once. ')
  await expect.poll(stored).toContain('Once. ')
  await expect.poll(async () => (await editor.textContent())?.length).toBe((before?.length ?? 0) + 6)
  await lake.delete('drafts.news-paperless-contracting')
})

async function clear(editor: Locator): Promise<void> {
  await editor.click()
  await editor.press('Control+A')
  await editor.press('Delete')
  await expect(editor).not.toContainText('Contracting')
}
