import type {Route} from '@playwright/test'
import {studioTrouble, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('an object that is stored instead of a title is explained, and replaced', async ({studio, lake}) => {
  const id = `drafts.faq-journey-${Date.now().toString(36)}`
  await lake.create({_id: id, _type: 'faq', question: {text: 'Why?'}, answer: []})
  await studio.open('faq', id.replace('drafts.', ''))
  const question = studio.field('question')
  await expect(studio.page.getByRole('heading', {name: 'Untitled'})).toBeVisible()
  await expect(question).toContainText('This field should be text, but it’s a group of fields.')
  await question.getByRole('button', {name: 'Remove'}).click()
  await question.getByRole('textbox').fill('Why?')
  await expect.poll(() => lake.fetch('*[_id == $id][0].question', {id})).toBe('Why?')
  await lake.delete(id)
})

test('the focus follows an optional link that the keyboard removes and adds', async ({studio, lake}) => {
  await studio.open('navigation', 'navigation')
  const link = studio.field('call')
  // One button, because the target is required.
  await link.getByRole('button', {name: 'Remove link'}).press('Enter')
  await expect(link.getByRole('button', {name: 'Add link'})).toBeFocused()
  await link.getByRole('button', {name: 'Add link'}).press('Enter')
  await expect(link.getByRole('textbox', {name: 'Label', exact: true})).toBeFocused()
  await lake.delete('drafts.navigation')
})

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

test('a singleton has no menu of actions and is not among the new documents', async ({studio}) => {
  await studio.open('siteSettings', 'siteSettings')
  await expect(studio.publishButton).toBeVisible()
  await expect(studio.page.getByTestId('action-menu-button')).toHaveCount(0)
  await studio.page.getByRole('button', {name: 'Create new document'}).click()
  const offered = studio.page.locator('a[href*="/intent/create/"]')
  await expect(offered.and(studio.page.locator('[href*="type=carrier/"]')).first()).toBeVisible()
  await expect(offered.and(studio.page.locator('[href*="siteSettings"], [href*="page-under"]'))).toHaveCount(
    0,
  )
  // The next journey uses the same tab.
  await studio.page.keyboard.press('Escape')
  await expect(offered.first()).toBeHidden()
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
