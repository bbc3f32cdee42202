import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('where a second person reviews, the last editor can’t publish', {tag: '@soak'}, async ({
  studio,
  lake,
}) => {
  const settings = (reviewedBySecondPerson: boolean) =>
    lake.patch('siteSettings', {set: {reviewedBySecondPerson}}).commit()
  await settings(true)
  await studio.open('fact', 'fact-staff-count')
  await studio.narrow(768)
  // Other journeys expect 100+ meanwhile.
  await studio.page.getByRole('textbox', {name: 'Value'}).fill('100+, soon 120+')
  await studio.publishUntil('You edited this last, so someone else has to review it.')
  const dialog = studio.page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages?, \d+ places$/, {timeout: 90_000})
  await dialog.getByLabel('Compliance reference').fill('CMP-2026-15')
  await expect(dialog.getByRole('button', {name: 'Publish'})).toBeDisabled()

  await lake.delete('drafts.fact-staff-count')
  await expect(dialog).toContainText('There’s nothing to review.')
  await settings(false)
  await dialog.getByRole('button', {name: 'Close'}).click()
  await studio.page.getByRole('textbox', {name: 'Value'}).fill('100+, soon 120+')
  await studio.publishUntil('Reviewed by Local Editor')
  await studio.tabTo(dialog.getByLabel('Compliance reference'))
  await studio.page.keyboard.type('CMP-2026-15')
  await studio.tabTo(dialog.getByRole('button', {name: 'Publish'}))
  await studio.page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const review = await lake.fetch('*[_type == "review" && documentId == "fact-staff-count"][0]')
  expect(review).toMatchObject({reviewedBy: 'Local Editor', reviewerId: 'local-user', editorId: 'local-user'})
  expect(review.rendered.join('\n')).toMatch(/\(\/.*“.*120\+/)
})

test('a release runs once all of its documents are reviewed', async ({studio, lake}) => {
  const form = studio.page
  const releaseId = `r${Date.now().toString(36)}`
  await lake.releases.create({releaseId, metadata: {title: releaseId, releaseType: 'asap'}})
  const {_rev, _updatedAt, ...fact} = await lake.fetch('*[_id == "fact-states-count"][0]')
  const version = `versions.${releaseId}.fact-states-count`
  await lake.create({...fact, _id: version, label: releaseId})
  await studio.goTo(`/releases/${releaseId}`)
  const run = form.getByRole('button', {name: 'Run release'})
  await expect(form.getByRole('tab', {name: 'Errors (1)'})).toBeVisible({timeout: 60_000})
  await expect(run).toBeDisabled()

  await form.getByRole('table').getByText(releaseId).click()
  await studio.actUntil('Review…', 'What it changes on the site')
  const dialog = form.getByRole('dialog')
  await dialog.getByLabel('Compliance reference').fill('CMP-2026-16')
  await dialog.getByRole('button', {name: 'Save review'}).click({timeout: 90_000})
  await expect(dialog).toHaveCount(0)
  await studio.goTo(`/releases/${releaseId}`)
  await expect(run).toBeEnabled({timeout: 60_000})
  await lake.patch(version, {set: {label: `${releaseId} edited`}}).commit()
  await expect(run).toBeDisabled()
  await lake.patch(version, {set: {label: releaseId}}).commit()
  await run.click()
  await studio.confirm(/run release/i)
  await expect.poll(() => lake.fetch('*[_id == "fact-states-count"][0].label')).toBe(releaseId)
  await lake.patch('fact-states-count', {set: {label: fact.label}}).commit()
})
