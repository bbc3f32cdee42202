import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

const name = 'Journey of the year'

test('the next versions of selected documents are drafts with dates on both sides, listed and undone', async ({
  studio,
  lake,
}) => {
  const {page} = studio
  const year = new Date().getFullYear() + 1
  const level = {
    _id: 'level-year-journey',
    _type: 'commissionLevel',
    name,
    description: 'For a journey.',
    icon: 'coin',
    order: 90,
    rates: [{_key: 'a', product: 'Term Life', rate: '80%'}],
    year: year - 1,
  }
  // A failed attempt may leave drafts.
  await lake.delete({query: '*[name == $name]', params: {name}})
  await lake.createOrReplace(level)
  const versions = () =>
    lake.fetch<{effectiveFrom: string | null; effectiveUntil: string | null}[]>(
      '*[name == $name && _id in path("drafts.**")] | order(effectiveFrom asc){effectiveFrom, effectiveUntil}',
      {name},
    )

  await studio.goTo('/bulk')
  await page.getByLabel('Search documents').fill(name)
  await page.getByLabel(`Select ${name}`).check()
  await page.getByRole('button', {name: 'Next versions…'}).click()
  await expect(page.getByLabel('First day')).toHaveValue(`${year}-01-01`)
  await page.getByRole('button', {name: 'Continue'}).click()
  await page.getByRole('button', {name: 'Make next versions of 1 document'}).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(page.getByRole('listitem').filter({hasText: name}).nth(1)).toContainText(`from ${year}-01-01`)
  expect((await versions()).sort((a) => (a.effectiveFrom ? 1 : -1))).toEqual([
    {effectiveFrom: null, effectiveUntil: `${year - 1}-12-31`},
    {effectiveFrom: `${year}-01-01`, effectiveUntil: null},
  ])

  await page.getByRole('link', {name: 'Schedule', exact: true}).click()
  await expect(
    page.getByRole('region', {name: 'Taking effect'}).getByRole('listitem').filter({hasText: name}),
  ).toContainText('not published yet')
  await studio.goTo('/bulk')
  await page.getByRole('button', {name: /^Undo: 1 document/}).click()
  await expect.poll(versions).toEqual([])
  await lake.delete(level._id)
})
