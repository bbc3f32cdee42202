import type {Route} from '@playwright/test'
import {studioTrouble, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('leaving the page asks while the last letters are being saved', async ({studio, lake}) => {
  const form = studio.page
  const saves = Promise.withResolvers<void>()
  await form.route(/document\.commit/, async (route) => {
    await saves.promise
    await route.continue()
  })
  await studio.open('faq', 'faq-group-claims')
  await studio.field('topic').locator('input').pressSequentially('New')
  const asked = form.waitForEvent('dialog')
  // Later, because the question stops the script.
  await form.evaluate(() => void setTimeout(() => location.assign('/')))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  saves.resolve()
  // All letters: the Studio prints an error if a draft is deleted while it saves.
  await expect.poll(() => lake.fetch('*[_id == "drafts.faq-group-claims"][0].topic')).toContain('New')
  await form.unroute(/document\.commit/)
  await lake.delete('drafts.faq-group-claims')
})

test.describe('an editor hears of what the lake did not take', () => {
  test.use({
    allowedErrors: [[...studioTrouble, /ERR_FAILED|status of 403|document\.commit/], {scope: 'test'}],
  })

  test('because a proxy blocks or refuses the request that makes the draft', async ({studio, lake}) => {
    const form = studio.page
    const question = form.getByRole('textbox', {name: 'Question'})
    const notice = form.getByText('What you typed wasn’t saved')
    await studio.open('faq', 'faq-group-tax')
    const text = await question.inputValue()
    for (const refuse of [(route: Route) => route.abort(), (route: Route) => route.fulfill({status: 403})]) {
      await form.route(/document\.commit/, refuse)
      await question.pressSequentially('?')
      await expect(notice).toBeVisible()
      await expect(question).toHaveValue(text)
      await form.getByRole('alert').getByRole('button').click()
      await expect(notice).toHaveCount(0)
      await form.unroute(/document\.commit/)
    }
    expect(await lake.getDocument('drafts.faq-group-tax')).toBeUndefined()
  })
})

test('a link to a field focuses it, and what is opened stays open when the Studio learns whether there are comments', {
  tag: '@soak',
}, async ({studio, product}) => {
  const tab = await studio.page.context().newPage()
  await tab.route('**/features**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    await route.continue()
  })
  const answer = tab.waitForResponse(/\/features/, {timeout: 90_000})
  await tab.goto(`${product.studio}/intent/edit/id=page-home;type=page;path=title/`)
  await expect(tab.getByRole('textbox', {name: 'Title', exact: true})).toBeFocused({timeout: 90_000})
  await tab.getByTestId('action-menu-button').click({timeout: 90_000})
  await answer
  await tab.waitForTimeout(1500)
  await expect(tab.getByRole('menuitem', {name: 'Schedule…'})).toBeVisible()
  await tab.close()
})
