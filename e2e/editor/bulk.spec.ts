import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {test as base} from '../support/studio.ts'
import {expect} from '../support/test.ts'

interface Courses {
  /** All three have it in their titles. */
  name: string
  /** Returns the titles of the published ones. */
  titles(): Promise<string[]>
  search(text: string): Promise<void>
}

/** Opens Bulk with three drafts of courses, the last without its level, and deletes them afterwards. */
const test = base.extend<{desk: Page; courses: Courses}>({
  desk: async ({studio}, use) => use(studio.page),
  courses: async ({studio, desk, lake}, use) => {
    const name = `bulk-journey-${Date.now().toString(36)}`
    const ids = ['a', 'b', 'c'].map((each) => `${name}-${each}`)
    const drafts = ids.map((id, at) => course(`drafts.${id}`, `${name} ${'abc'[at]}`))
    await lake.mutate(drafts.map((create) => ({create})))
    await lake.patch(`drafts.${name}-c`, {unset: ['level']}).commit()
    const search = async (text: string) => {
      await desk.getByRole('textbox', {name: 'Search documents'}).fill(text)
      await expect(desk.getByRole('listitem').filter({hasText: text}).first()).toBeVisible()
    }
    const query = '*[_type == "course" && title match $title] | order(title).title'
    const titles = () => lake.fetch(query, {title: `${name}*`}, {perspective: 'published'})
    await studio.goTo('/bulk')
    await desk.setViewportSize({width: 768, height: 900})
    await search(name)
    await use({name, titles, search})
    await lake.delete({query: '*[_type == "schedule" && title match $title]', params: {title: `${name}*`}})
    await lake.mutate(ids.flatMap((id) => [id, `drafts.${id}`]).map((id) => ({delete: {id}})))
  },
})

test.slow()

test('valid documents are published in one step, and invalid ones are listed', async ({
  desk,
  courses: {name, titles},
}) => {
  await desk.getByRole('checkbox', {name: 'Select all 3', exact: true}).check()
  await desk.getByRole('button', {name: 'Publish…', exact: true}).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog).toContainText('Level: ')
  await dialog.getByRole('button', {name: 'Skip these and publish 2'}).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  expect(await titles()).toEqual([`${name} a`, `${name} b`])
})

test('a changed export is imported after a check of the difference, and undone after a reload', async ({
  desk,
  courses: {name, search},
}) => {
  await desk.getByRole('checkbox', {name: 'Select all 3', exact: true}).check()
  const downloading = desk.waitForEvent('download')
  await desk.getByRole('button', {name: 'Export', exact: true}).click()
  const table = readFileSync(await (await downloading).path(), 'utf8')
  await desk.getByRole('button', {name: 'Import a table…'}).click()
  await desk.getByRole('combobox', {name: 'Type of the rows'}).selectOption('course')
  const wrong = table.replace(`${name} a`, `=${name}`).replace(',4,', ',four,')
  await desk.getByRole('textbox', {name: 'Table'}).fill(wrong)
  await desk.getByRole('button', {name: 'Continue'}).click()
  await desk.getByRole('combobox', {name: 'Field for Title'}).selectOption('Level')
  await desk.getByRole('button', {name: 'Show changes'}).click()
  await expect(desk.getByText('Two columns fill “Level”.')).toBeVisible()
  await desk.getByRole('button', {name: 'Back'}).click()
  await expect(desk.getByText('Two columns fill “Level”.')).toHaveCount(0)
  await showDifference(desk)
  await expect(desk.getByText(/^Row 2: Duration: “four” isn’t a number/)).toBeVisible()
  await desk.getByRole('button', {name: 'Back'}).click()
  await desk.getByRole('button', {name: 'Back'}).click()
  // As Excel saves “Unicode text”.
  const changed = table.replace(`${name} a`, `  ${name} renamed `).replace(',4,', ',$4.00,')
  const unicode = Buffer.from(`\uFEFF${changed}`, 'utf16le')
  await desk.getByLabel('File').setInputFiles({name: 'a.txt', mimeType: 'text/plain', buffer: unicode})
  await expect(desk.getByRole('textbox', {name: 'Table'})).toHaveValue(/renamed/)
  await showDifference(desk)
  await expect(desk.getByText('Duration: $4.00 → 4')).toBeVisible()
  await expect(desk.getByText('1 changed, 0 new, 2 unchanged')).toBeVisible()
  await desk.getByRole('button', {name: 'Import 1 document as a draft'}).click()
  await search(`${name} renamed`)

  const undo = desk.getByRole('button', {name: /^Undo: 1 document imported/})
  await expect(undo).toBeVisible()
  await desk.reload()
  await search(`${name} renamed`)
  await undo.click()
  await expect(desk.getByText('No matching documents.')).toBeVisible()
})

async function showDifference(desk: Page): Promise<void> {
  await desk.getByRole('button', {name: 'Continue'}).click()
  await desk.getByRole('button', {name: 'Show changes'}).click()
}

function course(_id: string, title: string) {
  return {
    _id,
    _type: 'course',
    title,
    description: 'What agents learn.',
    icon: 'star',
    modules: ['One'],
    duration: 4,
    level: 'Beginner',
  }
}
