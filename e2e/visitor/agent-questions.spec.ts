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

test('the earnings example computes from the input, and the address keeps it', async ({page}) => {
  await page.goto('/resources/commissions?level=Elite&term-life=1')
  const band = page.locator('[data-section=earningsExample]')
  const policies = band.getByRole('textbox', {name: /^Term Life/})
  const result = band.getByRole('status')
  await expect(policies).toHaveValue('1')
  await expect(result).toContainText('At Elite (2024)')
  const before = (await result.textContent()) ?? ''
  await policies.fill('40')
  await expect(result).not.toHaveText(before)
  await expect(page).toHaveURL(({searchParams}) => searchParams.get('term-life') === '40')
  const after = (await result.textContent()) ?? ''
  await page.reload()
  await expect(result).toHaveText(after)
  await untilHydrated(page)
  await policies.fill('many')
  await expect(policies).toHaveAttribute('aria-invalid', 'true')
})

test('from a state to a carrier, its page, and the form that names it', async ({page}) => {
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
})
