import {readFileSync} from 'node:fs'
import type {APIRequestContext} from '@playwright/test'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('many documents are published, rejected, imported from a table and restored', async ({
  studio,
  product,
  request,
}) => {
  const name = `bulk-journey-${Date.now().toString(36)}`
  const desk = studio.page
  await store(request, product.backend, [
    ...['a', 'b'].map((each) => course(`drafts.${name}-${each}`, `${name} ${each}`)),
    {...course(`drafts.${name}-c`, `${name} c`), level: undefined},
  ])
  const titles = async () =>
    await query(
      request,
      product.backend,
      `*[_type == "course" && title match "${name}*"] | order(title).title`,
    )

  const search = async (text: string) => {
    await desk.getByRole('textbox', {name: 'Search documents'}).fill(text)
    await expect(desk.getByRole('listitem').filter({hasText: text}).first()).toBeVisible()
  }

  await test.step('valid documents are published in one step and invalid ones are listed', async () => {
    await studio.goTo('/bulk')
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
    const take = async (text: string) => {
      await desk.getByRole('textbox', {name: 'Table'}).fill(text)
      await desk.getByRole('button', {name: 'Continue'}).click()
      await desk.getByRole('button', {name: 'Show the difference'}).click()
    }
    await take(table.replace(`${name} a`, `=${name}`).replace(',4,', ',four,'))
    await expect(desk.getByText(/^Row 2: Duration: “four” isn’t a number/)).toBeVisible()
    await desk.getByRole('button', {name: 'Back'}).click()
    await desk.getByRole('button', {name: 'Back'}).click()
    // As Excel saves “Unicode text”.
    const unicode = Buffer.from(`\uFEFF${table.replace(`${name} a`, `  ${name} renamed `)}`, 'utf16le')
    await desk.getByLabel('File').setInputFiles({name: 'a.txt', mimeType: 'text/plain', buffer: unicode})
    await expect(desk.getByRole('textbox', {name: 'Table'})).toHaveValue(/renamed/)
    await desk.getByRole('button', {name: 'Continue'}).click()
    await desk.getByRole('button', {name: 'Show the difference'}).click()
    await expect(desk.getByText('1 changed, 0 new, 2 unchanged')).toBeVisible()
    await desk.getByRole('button', {name: 'Import 1 document as drafts'}).click()
    await search(`${name} renamed`)
  })

  await test.step('undo works after a reload and restores the draft', async () => {
    const undo = desk.getByRole('button', {name: /^Undo: 1 document imported/})
    await expect(undo).toBeVisible()
    await desk.reload()
    await search(`${name} renamed`)
    await undo.click()
    await expect(desk.getByText('No document matches.')).toBeVisible()
    expect(await titles()).toEqual([`${name} a`, `${name} b`])
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
    await dialog.getByLabel('Publish at: date').fill('2030-01-02')
    await dialog.getByLabel('Publish at: time').fill('9 am')
    await dialog.getByRole('button', {name: 'Continue'}).click()
    await dialog.getByRole('button', {name: 'Schedule 3 documents'}).click()
    await expect(dialog).toHaveCount(0)
    const scheduled = `*[_type == "schedule" && title match "${name}*"].at`
    expect(await query(request, product.backend, scheduled)).toEqual(
      Array(3).fill('2030-01-02T15:00:00.000Z'),
    )
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

async function store(request: APIRequestContext, backend: string, documents: object[]): Promise<void> {
  const mutations = documents.map((create) => ({create}))
  const answer = await request.post(`${backend}/v2025-02-19/data/mutate/production`, {data: {mutations}})
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function query(request: APIRequestContext, backend: string, groq: string): Promise<unknown> {
  const answer = await request.get(
    `${backend}/v2025-02-19/data/query/production?query=${encodeURIComponent(groq)}`,
  )
  return (await answer.json()).result
}
