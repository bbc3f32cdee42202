import type {APIRequestContext} from '@playwright/test'
import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('where a second person reviews, the last editor can’t publish', async ({studio, product, request}) => {
  const settings = (reviewedBySecondPerson: boolean) =>
    send(request, `${product.backend}/v2025-02-19/data/mutate/production`, {
      mutations: [{patch: {id: 'siteSettings', set: {reviewedBySecondPerson}}}],
    })
  await settings(true)
  await studio.open('fact', 'fact-staff-count')
  // Other journeys expect 100+ meanwhile.
  await studio.page.getByRole('textbox', {name: 'Value'}).fill('100+, soon 120+')
  await studio.publishUntil('You edited this last, so someone else has to review it.')
  const dialog = studio.page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages?, \d+ places$/, {timeout: 90_000})
  await dialog.getByLabel('Compliance reference').fill('CMP-2026-15')
  await expect(dialog.getByRole('button', {name: 'Publish'})).toBeDisabled()

  await settings(false)
  await dialog.getByRole('button', {name: 'Cancel'}).click()
  await studio.publishUntil('Reviewed by Local Editor')
  await dialog.getByLabel('Compliance reference').fill('CMP-2026-15')
  await dialog.getByRole('button', {name: 'Publish'}).click()
  await expect(dialog).toHaveCount(0)
  const query =
    '*[_type == "review" && documentId == "fact-staff-count"][0]{reviewedBy, reviewerId, editorId, rendered}'
  const address = `${product.backend}/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(query)}`
  const {result} = await (await request.get(address)).json()
  expect(result).toMatchObject({reviewedBy: 'Local Editor', reviewerId: 'local-user', editorId: 'local-user'})
  expect(result.rendered.join('\n')).toMatch(/\(\/.*“.*120\+/)
})

test('a release with an unreviewed document can’t be run', async ({studio, product, request}) => {
  const api = `${product.backend}/v2025-02-19/data`
  const releaseId = `r${Date.now().toString(36)}`
  await send(request, `${api}/actions/production`, {
    actions: [
      {
        actionType: 'sanity.action.release.create',
        releaseId,
        metadata: {title: 'Spring', releaseType: 'asap'},
      },
    ],
  })
  const {documents} = await (await request.get(`${api}/doc/production/fact-states-count`)).json()
  const {_rev, _updatedAt, ...fact} = documents[0]
  await send(request, `${api}/mutate/production`, {
    mutations: [{create: {...fact, _id: `versions.${releaseId}.fact-states-count`, value: '49'}}],
  })
  await studio.goTo(`/releases/${releaseId}`)
  await expect(studio.page.getByRole('tab', {name: 'Errors (1)'})).toBeVisible({timeout: 60_000})
  await expect(studio.page.getByRole('button', {name: 'Run release'})).toBeDisabled()
})

async function send(request: APIRequestContext, address: string, data: object): Promise<void> {
  const answer = await request.post(address, {data})
  expect(answer.ok(), await answer.text()).toBe(true)
}
