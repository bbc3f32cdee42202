import {readFileSync} from 'node:fs'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('many documents are published, rejected, imported from a table and restored', async ({studio, lake}) => {
  const name = `bulk-journey-${Date.now().toString(36)}`
  const desk = studio.page
  const courses = ['a', 'b', 'c'].map((each) => course(`drafts.${name}-${each}`, `${name} ${each}`))
  await lake.mutate(courses.map((create) => ({create})))
  await lake.patch(`drafts.${name}-c`, {unset: ['level']}).commit()
  const titles = () =>
    lake.fetch(
      '*[_type == "course" && title match $title] | order(title).title',
      {title: `${name}*`},
      {perspective: 'published'},
    )

  const showDifference = async () => {
    await desk.getByRole('button', {name: 'Continue'}).click()
    await desk.getByRole('button', {name: 'Show the difference'}).click()
  }
  const search = async (text: string) => {
    await desk.getByRole('textbox', {name: 'Search documents'}).fill(text)
    await expect(desk.getByRole('listitem').filter({hasText: text}).first()).toBeVisible()
  }

  await test.step('valid documents are published in one step and invalid ones are listed', async () => {
    await studio.goTo('/bulk')
    await desk.setViewportSize({width: 768, height: 900})
    await search(name)
    await desk.getByRole('checkbox', {name: 'Select all 3', exact: true}).check()
    await desk.getByRole('button', {name: 'Publish…', exact: true}).click()
    const dialog = desk.getByRole('dialog')
    await expect(dialog).toContainText('Level: ')
    await dialog.getByRole('button', {name: 'Skip these and publish 2'}).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    expect(await titles()).toEqual([`${name} a`, `${name} b`])
  })

  await test.step('a changed export is imported after a check of the difference', async () => {
    await desk.getByRole('checkbox', {name: 'Select all 3', exact: true}).check()
    const downloading = desk.waitForEvent('download')
    await desk.getByRole('button', {name: 'Export', exact: true}).click()
    const table = readFileSync(await (await downloading).path(), 'utf8')
    await desk.getByRole('button', {name: 'Import a table…'}).click()
    await desk.getByRole('combobox', {name: 'Type of the rows'}).selectOption('course')
    const wrong = table.replace(`${name} a`, `=${name}`).replace(',4,', ',four,')
    await desk.getByRole('textbox', {name: 'Table'}).fill(wrong)
    await desk.getByRole('button', {name: 'Continue'}).click()
    await desk.getByRole('combobox', {name: 'Field of Title'}).selectOption('Level')
    await desk.getByRole('button', {name: 'Show the difference'}).click()
    await expect(desk.getByText('Two columns fill “Level”.')).toBeVisible()
    await desk.getByRole('button', {name: 'Back'}).click()
    await expect(desk.getByText('Two columns fill “Level”.')).toHaveCount(0)
    await showDifference()
    await expect(desk.getByText(/^Row 2: Duration: “four” isn’t a number/)).toBeVisible()
    await desk.getByRole('button', {name: 'Back'}).click()
    await desk.getByRole('button', {name: 'Back'}).click()
    // As Excel saves “Unicode text”.
    const changed = table.replace(`${name} a`, `  ${name} renamed `).replace(',4,', ',4.000,')
    const unicode = Buffer.from(`\uFEFF${changed}`, 'utf16le')
    await desk.getByLabel('File').setInputFiles({name: 'a.txt', mimeType: 'text/plain', buffer: unicode})
    await expect(desk.getByRole('textbox', {name: 'Table'})).toHaveValue(/renamed/)
    await showDifference()
    await expect(desk.getByText(/“4.000” could be two numbers/)).toBeVisible()
    await desk.getByRole('combobox', {name: 'How “Duration” is written'}).selectOption('1,200.5')
    await expect(desk.getByText('Duration: 4.000 → 4')).toBeVisible()
    await expect(desk.getByText('1 changed, 0 new, 2 unchanged')).toBeVisible()
    await desk.getByRole('button', {name: 'Import 1 document as a draft'}).click()
    await search(`${name} renamed`)
  })

  await test.step('undo works after a reload and restores the draft', async () => {
    const undo = desk.getByRole('button', {name: /^Undo: 1 document imported/})
    await expect(undo).toBeVisible()
    await desk.reload()
    await search(`${name} renamed`)
    await undo.click()
    await expect(desk.getByText('No matching documents.')).toBeVisible()
    expect(await titles()).toEqual([`${name} a`, `${name} b`])
  })

  await test.step('unpublished documents are published again by undo', async () => {
    await search(name)
    await desk.getByRole('checkbox', {name: 'Select all 3', exact: true}).check()
    await desk.getByRole('button', {name: 'Unpublish…'}).click()
    await desk.getByRole('dialog').getByRole('button', {name: 'Unpublish 2 documents'}).click()
    await expect.poll(titles).toEqual([])
    await desk.getByRole('button', {name: /^Undo: 2 documents unpublished/}).click()
    await expect.poll(titles).toEqual([`${name} a`, `${name} b`])
  })

  await test.step('a field is chosen from its choices, and the drafts are scheduled', async () => {
    const dialog = desk.getByRole('dialog')
    await search(name)
    await desk.getByRole('checkbox', {name: 'Select all 3', exact: true}).check()
    await desk.getByRole('button', {name: 'Set a field…'}).click()
    await dialog.getByLabel('Field').selectOption('Level')
    await dialog.getByLabel('New value').selectOption('Intermediate')
    await dialog.getByRole('button', {name: 'Continue'}).click()
    await dialog.getByRole('button', {name: 'Change 3 documents'}).click()
    await expect(dialog).toHaveCount(0)
    await desk.getByRole('checkbox', {name: 'Select all 3', exact: true}).check()
    await desk.getByRole('button', {name: 'Schedule…'}).click()
    await dialog.getByLabel('Publish at').fill('2020-01-02T09:00')
    await dialog.getByRole('button', {name: 'Continue'}).click()
    await expect(dialog.getByText('This is in the past.').first()).toBeVisible()
    await dialog.getByRole('button', {name: 'Back'}).click()
    await expect(dialog.getByLabel('Publish at')).toHaveValue('2020-01-02T09:00')
    await dialog.getByLabel('Publish at').fill('2030-01-02T09:00')
    await dialog.getByRole('button', {name: 'Continue'}).click()
    await dialog.getByRole('button', {name: 'Schedule 3 documents'}).click()
    await expect(dialog).toHaveCount(0)
    const scheduled = await lake.fetch('*[_type == "schedule" && title match $title].at', {title: `${name}*`})
    expect(scheduled).toEqual(Array(3).fill('2030-01-02T15:00:00.000Z'))
  })

  await test.step('documents in use can’t be deleted', async () => {
    await desk.getByRole('textbox', {name: 'Search documents'}).fill('page-home')
    await desk.getByRole('checkbox', {name: 'Select all 1', exact: true}).check()
    await desk.getByRole('button', {name: 'Delete…'}).click()
    await expect(desk.getByRole('dialog')).toContainText('The home page')
    await desk.getByRole('dialog').getByRole('button', {name: 'Close', exact: true}).click()
  })
})

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
