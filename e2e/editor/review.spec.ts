import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('where a second person reviews, an editor of the text can’t publish', {tag: '@soak'}, async ({
  studio,
  lake,
  restore,
}) => {
  await restore('fact-staff-count')
  // In this tab only: other journeys review what they edited.
  let isOn = true
  await studio.page.route(/\/data\/query\/.*bySecondPerson/, async (route) => {
    const response = await route.fetch()
    const {result, ...answer} = await response.json()
    await route.fulfill({response, json: {...answer, result: {...result, bySecondPerson: isOn}}})
  })
  await lake.request({method: 'POST', url: '/comments/production/setup'})
  const tasks = lake.withConfig({dataset: 'production-comments'})
  const task = {_id: 'review.drafts.fact-staff-count.colleague', _type: 'tasks.task', status: 'open'}
  await tasks.createOrReplace(task)
  await studio.open('fact', 'fact-staff-count')
  await studio.narrow(768)
  // Other journeys expect 100+ meanwhile.
  await studio.page.getByRole('textbox', {name: 'Value'}).fill('100+, soon 120+')
  await studio.publishUntil('You edited this since it was last published, so someone else has to review it.')
  const dialog = studio.page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages?, \d+ places$/, {timeout: 90_000})
  await dialog.getByLabel('Compliance reference').fill('CMP-2026-15')
  await expect(dialog.getByRole('button', {name: 'Publish'})).toBeDisabled()

  await lake.delete('drafts.fact-staff-count')
  await expect(dialog).toContainText('There’s nothing to review.')
  isOn = false
  await dialog.getByRole('button', {name: 'Close'}).click()
  await studio.page.getByRole('textbox', {name: 'Value'}).fill('100+, soon 120+')
  await studio.publishUntil('You’re reviewing this as Local Editor')
  await studio.tabTo(dialog.getByLabel('Compliance reference'))
  await studio.page.keyboard.type('CMP-2026-15')
  await studio.tabTo(dialog.getByRole('button', {name: 'Publish'}))
  await studio.page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(await tasks.getDocument(task._id)).toMatchObject({status: 'closed'})
  const review = await lake.fetch('*[_type == "review" && documentId == "fact-staff-count"][0]')
  expect(review).toMatchObject({reviewedBy: 'Local Editor', reviewerId: 'local-user', editorId: 'local-user'})
  expect(review.rendered.join('\n')).toMatch(/\(\/.*“.*120\+/)

  // The list is read once, when it opens.
  await expect.poll(() => lake.getDocument('fact-staff-count')).toMatchObject({value: '100+, soon 120+'})
  await studio.page.setViewportSize({width: 1440, height: 900})
  await studio.goTo('/structure/reviews')
  const row = studio.page.getByRole('listitem').filter({hasText: 'CMP-2026-15'}).first()
  const address = await row.getByRole('link', {name: 'As visitors saw it'}).getAttribute('href')
  const list = async () => (await studio.page.request.get(address ?? '')).text()
  await expect.poll(list, {timeout: 60_000}).toContain('Pages as they were shown with this review')
  const [, path = ''] = /<a href="([^"]+)/.exec(await list()) ?? []
  const shown = await studio.page.request.get(new URL(path, address ?? '').href)
  expect(await shown.text()).toMatch(/Reviewed by Local Editor on [\d-]+: CMP-2026-15/)
  await studio.page.unrouteAll()
})
