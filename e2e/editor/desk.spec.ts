import {readFileSync} from 'node:fs'
import type {SanityClient} from '@sanity/client'
import {type Studio, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('an intent opens a page next to the tree, and a new path creates a redirect, whose target stays', {
  tag: '@soak',
}, async ({studio, lake, request}) => {
  const {id, from, to} = await publishedPage(lake)
  const form = studio.page
  await form.setViewportSize({width: 1024, height: 900})
  await studio.open('page', id)
  await expect(form).toHaveURL(new RegExp(`/structure/pages;${id}`))
  await expect(form.getByRole('textbox', {name: 'Search pages'})).toBeVisible()

  await form.getByRole('textbox', {name: 'Path'}).fill(to)
  await studio.publishUntil('You’re changing this page’s address')
  await studio.confirm(/publish with redirect/i)
  await expect.poll(async () => (await request.get(to)).status()).toBe(200)
  const moved = await request.get(from, {maxRedirects: 0})
  expect([moved.status(), moved.headers().location]).toEqual([301, to])

  await expectDeleteRejected(studio, `Redirect from ${from}`)
  await lake.delete({query: '*[_id == $id || _type == "redirect" && from == $from]', params: {id, from}})
})

test('the first published revision of a page is restored', {tag: '@soak'}, async ({studio, lake}) => {
  const {id} = await publishedPage(lake)
  const form = studio.page
  const draftId = `drafts.${id}`
  const document = {draftId, publishedId: id}
  const patch = {set: {title: `${id} renamed`}}
  await lake.action({actionType: 'sanity.action.document.edit', ...document, patch})
  await lake.action({actionType: 'sanity.action.document.publish', ...document})
  await studio.open('page', id)
  await studio.goTo(`/structure/pages;${id},inspect=sanity%2Fstructure%2Fhistory`)
  // The history is sorted by time, newest first.
  const published = form.locator('button', {hasText: /Published.*(ago|now)/s})
  await expect(published).toHaveCount(2, {timeout: 60_000})
  await published.last().click()
  await form.getByRole('button', {name: /revert to revision|restore/i}).click()
  await form.getByRole('button', {name: 'Confirm', exact: true}).click()
  await expect(form.getByRole('textbox', {name: 'Title', exact: true})).toHaveValue(id)
  await expect(form).toHaveURL(new RegExp(`/structure/pages;${id}`))
  // The form shows the draft before the lake has it.
  await expect.poll(async () => (await lake.getDocument(draftId))?.title).toBe(id)
  await lake.mutate([{delete: {id}}, {delete: {id: draftId}}])
})

test('a deleted page is restored as a draft', {tag: '@soak'}, async ({studio, lake, request}) => {
  const {id, from} = await publishedPage(lake)
  const form = studio.page
  await studio.open('page', id)
  await studio.actUntil('Delete', 'Delete')
  await studio.confirm(/delete/i)
  await expect.poll(async () => (await request.get(from)).status()).toBe(404)
  await studio.goTo('/structure/recently-deleted')
  const row = form.getByRole('listitem').filter({hasText: id}).filter({hasText: 'Page · deleted'})
  await row.getByRole('button', {name: 'Restore'}).click()
  await expect(form.getByRole('textbox', {name: 'Path'})).toHaveValue(from)
  await expect(form).toHaveURL(new RegExp(`/structure/pages;${id}`))
  await lake.delete(`drafts.${id}`)
})

test('a renamed figure is renamed in all texts, after a review that is exported and that an edit cancels', {
  tag: '@soak',
}, async ({page, studio, lake}) => {
  const form = studio.page
  const dialog = form.getByRole('dialog')
  // Another attempt finds the key and the draft of this one.
  const [run, draft] = [Date.now().toString(36), 'drafts.fact-training-call-days']
  await lake.delete(draft)
  const {key: before} = await lake.fetch('*[_id == "fact-training-call-days"][0]')
  const [after, reference] = [`callDays${run}`, `CMP-${run}`]
  await studio.open('fact', 'fact-training-call-days')
  await form.getByRole('textbox', {name: 'Key'}).fill(after)
  await studio.publishUntil('Review before publishing')
  await expect(dialog.getByRole('list', {name: 'What changed'})).toHaveText(`Key${before}${after}`)
  await dialog.getByRole('button', {name: 'Publish'}).click()
  await expect(dialog.getByRole('alert')).toHaveCount(1)
  await expect(dialog).toContainText('You’re reviewing this as')
  await dialog.getByLabel('Compliance reference').fill(reference)
  await dialog.getByRole('button', {name: 'Publish'}).click()
  await expect(dialog).toContainText(`Rename {${before}} to {${after}}`)
  await studio.confirm(/publish and update/i)
  const content = async () => JSON.stringify(await lake.fetch('*[!(_type match "sanity.*")]'))
  await expect.poll(content).toContain(`{${after}}`)
  expect(await content()).not.toContain(`{${before}}`)
  await page.goto('/resources/training')
  await expect(page.locator('main')).not.toContainText(/allDays\w*}/)

  await studio.goTo('/structure/reviews')
  await expect(form.getByRole('listitem').filter({hasText: `${reference} · Local Editor`})).toContainText(
    'published as reviewed',
  )
  const downloading = form.waitForEvent('download')
  await form.getByRole('button', {name: 'Export for audit'}).click()
  const table = readFileSync(await (await downloading).path(), 'utf8')
  expect(table).toContain(`Key: “${before}” → “${after}”`)
  await studio.open('fact', 'fact-training-call-days')
  await form.getByRole('textbox', {name: 'Value'}).fill('Mondays')
  await studio.publishUntil('Review before publishing')
  await studio.confirm(/cancel/i)
  await lake.delete(draft)
})

async function expectDeleteRejected(studio: Studio, reason: string): Promise<void> {
  await studio.act('Delete')
  const dialog = studio.page.getByRole('dialog')
  await expect(dialog).toContainText('This can’t be deleted')
  await expect(dialog).toContainText(reason)
  await studio.confirm(/^close$/i)
}

/** Creates a page with a published revision in its history. */
async function publishedPage(lake: SanityClient) {
  const id = `page-journey-${Date.now().toString(36)}`
  const from = `/${id}-a`
  const sections = [{_type: 'hero', _key: 'opening', layout: 'page', heading: 'Before'}]
  const draftId = `drafts.${id}`
  await lake.create({_id: draftId, _type: 'page', title: id, path: from, sections})
  await lake.action({actionType: 'sanity.action.document.publish', draftId, publishedId: id})
  return {id, from, to: `/${id}-b`}
}
