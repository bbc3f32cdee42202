import {expect, test} from '../support/test.ts'

const folded = [
  {path: '/insurance/employer-benefits/life', what: 'the answers to questions'},
  {path: '/resources/training', what: 'the outlines of courses'},
]

for (const {path, what} of folded) {
  test(`${path} shows ${what} in print without being unfolded`, async ({page}) => {
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

test('in print there is nothing to press, and the legal notes are there', async ({page}) => {
  await page.goto('/resources/commissions')
  await page.emulateMedia({media: 'print'})
  await expect(page.getByRole('link', {name: 'Carrier schedules'})).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('This is a sample site.')
})
