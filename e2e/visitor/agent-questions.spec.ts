import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test('the calendar: one date as a file, all as a subscription, and events for search engines', async ({
  page,
}) => {
  await page.goto('/resources/calendar')
  const first = page.locator('[data-section=eventList] li').first()
  const title = await first.getByRole('heading').textContent()
  const address = await first.getByRole('link', {name: /^Add to calendar/}).getAttribute('href')
  for (const path of [address ?? '', '/calendar.ics']) {
    const file = await page.request.get(path)
    expect(file.headers()['content-type']).toContain('text/calendar')
    // Long lines are folded.
    const text = (await file.text()).replaceAll('\r\n ', '')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toContain(`SUMMARY:${title}`)
  }
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"Event"')
})

test.describe('the earnings example on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('shows the result next to the fields, works by keyboard, and keeps the input in the address', async ({
    page,
  }) => {
    await page.goto('/resources/commissions?level=Elite&term-life=1')
    await untilHydrated(page)
    const band = page.locator('[data-section=earningsExample]')
    const policies = band.getByRole('textbox', {name: /^Term Life/})
    const result = band.getByRole('status')
    await expect(policies).toHaveValue('1')
    await expect(result).toContainText('At the Elite (2024) level')
    const before = (await result.textContent()) ?? ''
    await band.getByRole('combobox', {name: 'Commission level'}).focus()
    await page.keyboard.press('Tab')
    await expect(policies).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('40')
    await expect(result).not.toHaveText(before)
    for (const field of await band.getByRole('textbox').all()) {
      await field.focus()
      await expect(result).toBeInViewport({ratio: 1})
      const [above, below] = await Promise.all([field.boundingBox(), result.boundingBox()])
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    }
    await expect(page).toHaveURL(({searchParams}) => searchParams.get('term-life') === '40')
    const after = (await result.textContent()) ?? ''
    await page.reload()
    await expect(result).toHaveText(after)
  })
})

test('leads from a state to a carrier, its page, and the form that names the carrier', async ({page}) => {
  await page.goto('/carriers/directory')
  await untilHydrated(page)
  const status = page.getByText(/^\d+ of \d+ carriers$/)
  const all = (await status.textContent()) ?? ''
  await page.getByRole('combobox', {name: 'State', exact: true}).selectOption('Colorado')
  await expect(page).toHaveURL('/carriers/directory?state=Colorado')
  await expect(status).not.toHaveText(all)
  const some = (await status.textContent()) ?? ''
  await page.reload()
  await expect(status).toHaveText(some)
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', {name: 'Evergreen Senior Health'}).first().click()
  await expect(page.getByRole('heading', {level: 1, name: 'Evergreen Senior Health'})).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Colorado')
  await page.getByRole('link', {name: 'Ask for this carrier'}).click()
  await expect(page.getByRole('textbox', {name: 'Carriers'})).toHaveValue('Evergreen Senior Health')

  // So that the choice is made while the page is hydrated.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4})
  await page.goto('/carriers/directory?state=Colorado')
  await page.getByRole('combobox', {name: 'Specialty'}).selectOption('Medicare Advantage')
  await expect(page.getByRole('heading', {name: 'Carriers: Medicare Advantage, Colorado'})).toBeInViewport()
  await page.getByRole('link', {name: /^Ask for this carrier ?: Evergreen/}).click()
  await expect(page.getByText('Evergreen Senior Health, Medicare Advantage, Colorado')).toBeVisible()
  for (const [name, value] of [
    ['Carriers', 'Evergreen Senior Health'],
    ['Lines of business', 'Medicare Advantage'],
    ['Where you want to write', 'Colorado'],
  ] as const)
    await expect(page.getByRole('textbox', {name})).toHaveValue(value)
})
