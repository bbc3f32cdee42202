import type {APIResponse} from '@playwright/test'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('the address of a replaced file leads to the new one, and of an expired one to the page that lists it', {
  tag: '@soak',
}, async ({page, studio, lake, request}) => {
  const name = `papers-journey-${Date.now().toString(36)}`
  const path = `/${name}`
  const form = studio.page
  const file = form
    .getByTestId('document-panel-scroller')
    .getByRole('group')
    .filter({hasText: 'When you replace it'})
  const upload = async (text: string) => {
    const buffer = Buffer.from(`%PDF-1.4 ${name} ${text}`)
    const payload = {name: `${text}.pdf`, mimeType: 'application/pdf', buffer}
    const menu = file.getByTestId('options-menu-button')
    if (await menu.isVisible()) {
      await menu.click()
      const items = ['Upload', 'All uploads', 'Media', 'Download', 'Copy URL', 'Clear field']
      await expect(form.getByRole('menuitem')).toHaveText(items)
      const chosen = form.waitForEvent('filechooser')
      await form.getByRole('menuitem', {name: 'Upload', exact: true}).click()
      await (await chosen).setFiles(payload)
    } else await file.getByTestId('file-button-input').setInputFiles(payload)
    await expect(file).toContainText(`${text}.pdf`)
  }
  /** Opens the page until it offers the document, and returns the address of the file. */
  const offered = async (facts: RegExp): Promise<string> => {
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByText(facts).first()).toBeVisible({timeout: 1000})
    }).toPass()
    return (await page.getByRole('link', {name: /^Download/}).getAttribute('href')) ?? ''
  }
  const target = (answer: APIResponse) => [answer.status(), answer.headers().location]

  await studio.create('resourceDocument')
  await studio.field('name').getByRole('textbox').fill(name)
  await studio.field('group').getByRole('radio', {name: 'Forms'}).check()
  await upload('first')
  await studio.field('description').getByRole('textbox').fill('For the journey.')
  await studio.field('key').getByRole('textbox').fill(name)
  await studio.field('version').getByRole('textbox').fill('1')
  await studio.publish()
  const id = await lake.fetch<string>('*[name == $name][0]._id', {name})
  const documents = {_type: 'documentList', _key: 'd', downloadLabel: 'Download'}
  await lake.create({
    _id: name,
    _type: 'page',
    title: name,
    path,
    sections: [
      {_type: 'hero', _key: 'h', layout: 'page', heading: name},
      {...documents, items: [{_type: 'reference', _key: 'i', _ref: id}]},
    ],
  })
  await expect.poll(async () => (await request.get(path)).status()).toBe(200)
  const first = await offered(/Form papers-journey.* · Version 1 · PDF/)
  expect((await request.get(first)).status()).toBe(200)

  await test.step('another file takes its place', async () => {
    await upload('second')
    await studio.field('version').getByRole('textbox').fill('2')
    await expect(file).toContainText('Links to these earlier files open the current one: first.pdf')
    await studio.publish()
    const second = await offered(/Version 2 · PDF/)
    expect(second).not.toBe(first)
    await expect.poll(async () => target(await request.get(first, {maxRedirects: 0}))).toEqual([302, second])
    expect((await request.get(first)).status()).toBe(200)
  })

  await test.step('it expires', async () => {
    await form.getByRole('button', {name: 'Effective dates'}).click()
    const lastDay = studio.field('effectiveUntil').getByRole('textbox')
    await lastDay.fill('2026-01-31')
    await lastDay.press('Enter')
    await studio.publish()
    await expect(async () => {
      await page.goto(first)
      await expect(page).toHaveURL(path)
      await expect(page.getByText('This was in effect through January 31, 2026.')).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    await expect(page.getByRole('link', {name: /Download/})).toHaveCount(0)
  })
  await lake.mutate([{delete: {id: name}}, {delete: {id}}])
})
