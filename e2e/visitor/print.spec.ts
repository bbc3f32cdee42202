import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

for (const path of ['/insurance/employer-benefits/life', '/resources/training']) {
  test(`${path} shows in print what is folded`, async ({page}) => {
    await page.goto(path)
    await page.emulateMedia({media: 'print'})
    const unfolding = page.locator('main details:visible')
    expect(await unfolding.count()).toBeGreaterThan(0)
    for (const row of await unfolding.all()) {
      const {whole, summary} = await row.evaluate((element) => ({
        whole: element.getBoundingClientRect().height,
        summary: element.querySelector('summary')?.getBoundingClientRect().height ?? 0,
      }))
      expect(whole).toBeGreaterThan(summary + 20)
    }
  })
}

test('details that a phone folds are open on a wide screen and in print, without a control', async ({
  page,
}) => {
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({media})
    await page.goto('/agent-benefits')
    await expect(page.getByText('A mentor in your first year')).toBeVisible()
    await expect(page.locator('main summary:visible')).toHaveCount(0)
  }
})

test('in print there are all carriers, nothing to press, and the legal notes', async ({page}) => {
  await page.goto('/carriers/directory')
  await untilHydrated(page)
  await page.pdf()
  await expect(page.locator('main li a', {hasText: 'Ask for this carrier'})).toHaveCount(55)
  await page.emulateMedia({media: 'print'})
  await expect(page.getByRole('link', {name: 'Ask for this carrier'})).toHaveCount(0)
  await page.emulateMedia({media: 'print'})
  await page.goto('/resources/commissions')
  await expect(page.getByRole('link', {name: 'Rate schedule'})).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('This is a sample site.')
})

test('on a sheet of A4 a wide table stays a table', async ({page}) => {
  // 210 mm less the margins of the stylesheet.
  await page.setViewportSize({width: 672, height: 900})
  await page.emulateMedia({media: 'print'})
  for (const [path, column] of [
    ['/about/team', 'Extension'],
    ['/insurance/medicare', 'Medigap'],
  ] as const) {
    await page.goto(path)
    const head = await page.getByRole('columnheader', {name: column}).boundingBox()
    const table = await page.getByRole('table').filter({hasText: column}).boundingBox()
    expect(head?.height).toBeGreaterThan(10)
    expect((head?.x ?? 0) + (head?.width ?? 0)).toBeLessThanOrEqual((table?.x ?? 0) + (table?.width ?? 0) + 1)
  }
})

test('the directory prints on ten sheets', async ({page}) => {
  await page.goto('/carriers/directory')
  await untilHydrated(page)
  const pdf = (await page.pdf({format: 'Letter'})).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(10)
})
