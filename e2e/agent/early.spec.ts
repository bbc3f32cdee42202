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

test.describe('a page that an extension changes before its scripts load', () => {
  test.use({allowedErrors: [/The page differed from its HTML/]})

  test('keeps what was typed and pressed', async ({page, office}) => {
    const letScriptsThrough = await holdScripts(page)
    await page.goto('/contact', {waitUntil: 'commit'})
    await fillFields(page, {...visitor, fullName: 'Ada Lovelace', message: ''})
    await page.getByLabel(/^Additional Information/).fill('As typed.')
    await page.getByLabel('Email address').evaluate((field) => field.after(document.createElement('div')))
    await page.waitForFunction(() => Date.now() - performance.timeOrigin > 3100)
    await submit(page)
    letScriptsThrough()
    await expect(page.getByText(thanks)).toBeVisible()
    await expect.poll(office.mails).toHaveLength(1)
    expect(await office.inquiries()).toMatchObject([
      {name: 'Ada Lovelace', message: expect.stringMatching(/As typed\.$/)},
    ])
    const context = expect.objectContaining({action: 'hydrate'})
    await expect.poll(office.errors).toMatchObject([{severity: 'MEDIUM', context}])
  })
})

test.describe('code that fails to load', () => {
  test.use({allowedErrors: [/net::ERR_FAILED|Failed to load resource/]})

  test('of the first page reloads it once, and then the form sends', async ({page, office}) => {
    await page.route(/assets\/more-/, (route) => route.abort(), {times: 1})
    await page.goto('/contact')
    await untilHydrated(page)
    await fillFields(page, visitor)
    await submit(page)
    await expect(page.getByText(thanks)).toBeVisible()
    await expect.poll(office.mails).toHaveLength(1)
  })

  for (const [what, file] of [
    ['the page', /assets\/more-/],
    ['every page', /assets\/entry-browser/],
  ] as const) {
    test(`of ${what} permanently: shows that the form needs JavaScript, and keeps what was typed`, async ({
      page,
    }) => {
      const loaded = Promise.withResolvers<void>()
      await page.route(file, async (route) => {
        await loaded.promise
        await route.abort()
      })
      await page.goto('/contact', {waitUntil: 'commit'})
      await fillFields(page, {...visitor, fullName: 'Ada Early', message: ''})
      await submit(page)
      loaded.resolve()
      await expect(page.getByText('This form needs JavaScript')).toBeInViewport()
      await expect(page.getByRole('button', {name: 'Submit Inquiry'})).toBeHidden()
      await expect(page.getByLabel('Full name')).toHaveValue('Ada Early')
    })
  }

  test('that never comes: shows after 15 s that the form needs JavaScript, and sends once it has loaded', async ({
    page,
    office,
  }) => {
    const letScriptsThrough = await holdScripts(page)
    await page.clock.install()
    await page.goto('/contact', {waitUntil: 'commit'})
    await fillFields(page, {...visitor, fullName: 'Ada Early', message: ''})
    await submit(page)
    await page.clock.fastForward(15_000)
    await expect(page.getByText('This form needs JavaScript')).toBeInViewport()
    letScriptsThrough()
    await expect(page.getByText(thanks)).toBeVisible()
    await expect.poll(office.mails).toHaveLength(1)
  })

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
