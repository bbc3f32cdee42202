import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('the keyboard adds a section to a page from a template, which lacks only what its author writes', async ({
  studio,
  lake,
}) => {
  const form = studio.page
  await studio.create('page', 'page-topic')
  await form.setViewportSize({width: 1024, height: 900})
  const sections = studio.field('sections')
  const add = sections.getByRole('button', {name: /add item/i})
  await studio.tabTo(add)
  await form.keyboard.press('Enter')
  const search = form.locator('[placeholder=Search]:focus')
  // Sanity renders its menu again while it opens, which often takes the focus away, also in a Studio without our code.
  await expect(search)
    .toBeFocused({timeout: 3000})
    .catch(async () => {
      await studio.tabTo(add, 'Shift+Tab')
      await studio.tabTo(search)
    })
  await form.keyboard.type('Questions')
  await studio.tabTo(form.getByRole('menuitem', {name: 'Questions and answers'}), 'ArrowDown')
  await form.keyboard.press('Enter')
  await expect(sections.getByText('Questions and answers').first()).toBeVisible()
  await form.keyboard.press('Escape')

  await form.getByRole('button', {name: /validation/i}).click()
  await expect(form.getByRole('button', {name: /Call to action.*Buttons.*Add at least one/s})).toBeVisible()
  await expect(form.getByRole('button', {name: /Cards.*Look/s})).toHaveCount(0)
  await lake.delete({query: '*[_type == "page" && !defined(title)]'})
})

test('the tree shows the first of many pages, and the search finds the others', async ({studio, lake}) => {
  const {page} = studio
  const drafts = Array.from({length: 400}, (_, at) => ({_id: `drafts.tree-${at}`, title: `Tree ${at}`}))
  await lake.mutate(drafts.map((draft) => ({create: {_type: 'page', ...draft}})))
  await studio.goTo('/structure/pages')
  await expect(page.getByText(/^Showing 300 of \d+ pages/)).toBeVisible()
  await page.getByLabel('Search pages').fill('Tree 399')
  await expect(page.getByRole('link', {name: 'Tree 399'})).toBeVisible()
  await lake.delete({query: '*[string::startsWith(_id, "drafts.tree-")]'})
})
