import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('publishing the department page creates its address, and unpublishing removes it', async ({
  page,
  studio,
  request,
}) => {
  const path = '/about/departments'
  const status = async () => (await request.get(path)).status()
  expect(await status()).toBe(404)
  await studio.open('page', 'page-about-departments')
  await studio.publish()
  await expect.poll(status).toBe(200)
  await page.goto(path)
  await expect(page.locator('[data-section=departments] ul').first().locator('> li')).toHaveCount(4)
  await expect(page.locator('[data-section=stats], [data-section=hero] dl').first()).toBeVisible()

  await studio.page.bringToFront()
  await studio.unpublish()
  await expect.poll(status).toBe(404)
})
