import type {SanityClient} from '@sanity/client'
import {type Studio, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('a broken link is listed, opens its field, and leaves the list once it is fixed', async ({
  studio,
  lake,
}) => {
  const id = `page-health-journey-${Date.now().toString(36)}`
  const rows = studio.page.getByRole('listitem').filter({hasText: id})
  const dead = rows.filter({hasText: `No published page has the path /gone-${id}`})
  const undescribed = rows.filter({hasText: 'no description'})
  // The number is unknown, because other journeys change the content.
  const countIsThatOfList = () =>
    expect(async () => {
      const [, count = '0'] = /\((\d+)\)/.exec(await toolName(studio)) ?? []
      expect(Number(count)).toBeGreaterThan(2)
      await expect(studio.page.getByText(`${count} to fix.`)).toBeVisible({timeout: 1000})
    }).toPass()
  await publishPage(lake, id)

  await test.step('the tool counts its problems', async () => {
    await studio.goTo('/health')
    await expect(dead).toBeVisible({timeout: 90_000})
    await expect(dead).toContainText('Sections › Where to go › Buttons › Go › Link › Path on this site')
    await expect(undescribed).toBeVisible()
    await countIsThatOfList()
  })

  await test.step('a click opens the field, and a publish fixes it', async () => {
    await dead.getByRole('link', {name: id}).click()
    const path = studio.page.getByRole('textbox', {name: 'Path on this site'})
    await expect(path).toHaveValue(`/gone-${id}`, {timeout: 90_000})
    await path.fill('/contact')
    await studio.publish()
    await studio.goTo('/health')
    await expect(undescribed).toBeVisible()
    await expect(dead).toHaveCount(0)
    await countIsThatOfList()
  })
  await lake.mutate([{delete: {id}}, {delete: {id: `drafts.${id}`}}])
})

const toolName = async (studio: Studio): Promise<string> =>
  (await studio.page.getByRole('link', {name: /^Health/}).textContent()) ?? ''

/** Publishes a page without a description, with a broken link. */
async function publishPage(lake: SanityClient, id: string): Promise<void> {
  const link = {_type: 'link', kind: 'path', path: `/gone-${id}`}
  const sections = [
    {_type: 'hero', _key: 'opening', layout: 'page', heading: id},
    {
      _type: 'callToAction',
      _key: 'call',
      heading: 'Where to go',
      actions: [{_type: 'action', _key: 'go', label: 'Go', link}],
    },
  ]
  await lake.create({_id: id, _type: 'page', title: id, path: `/${id}`, sections})
}
