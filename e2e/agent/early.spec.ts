import {holdScripts} from '../support/hold-scripts.ts'
import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from './test.ts'
import {fillFields, submit, thanks, visitor} from './visitor.ts'

test('a form that is filled in and sent before any script is there reaches the office', async ({
  page,
  office,
}) => {
  const letScriptsThrough = await holdScripts(page)
  await page.goto('/contact', {waitUntil: 'commit'})
  await fillFields(page, {...visitor, fullName: 'Ada Early', message: ''})
  // What is sent faster counts as a robot's.
  await page.waitForFunction(() => Date.now() - performance.timeOrigin > 3100)
  await submit(page)
  letScriptsThrough()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect.poll(office.mails).toHaveLength(1)
  const inquiries = await office.inquiries()
  const message = expect.stringMatching(/Experience level: 5\+ years\nAreas of interest: Medicare$/)
  expect(inquiries).toMatchObject([{name: 'Ada Early', message}])
  // The time that a visitor takes counts from the page's arrival, not from that of its scripts.
  expect(inquiries[0]).not.toHaveProperty('suspect')
})

test.describe('code that fails to load', () => {
  test.use({allowedErrors: [/net::ERR_FAILED/]})

  test('reloads the page of the form once, which then sends', async ({page, office}) => {
    await page.goto('/')
    await untilHydrated(page)
    await page.route(/assets\/browser-inquiries/, (route) => route.abort(), {times: 1})
    const reloaded = page.waitForEvent('load')
    await page.getByRole('banner').getByRole('link', {name: 'Get Started'}).click()
    await reloaded
    await untilHydrated(page)
    await fillFields(page, visitor)
    await submit(page)
    await expect(page.getByText(thanks)).toBeVisible()
    await expect.poll(office.mails).toHaveLength(1)
  })
})
