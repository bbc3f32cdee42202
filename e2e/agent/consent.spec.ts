import type {BrowserContext} from '@playwright/test'
import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from './test.ts'
import {fillFields, submit, thanks} from './visitor.ts'

const box = /^By checking this box, I agree/
const message = 'Please check the box to allow calls and texts'

/**
 * Makes the form ask for consent, in this browser only, because the journeys share one lake: changes the setting in the data that the
 * form is rendered from after a navigation.
 */
async function askForConsent(context: BrowserContext): Promise<void> {
  await context.route(/\/_content\/contact\.json|\/data\/query\//, async (route) => {
    // Not by the browser, which forgets an answer whose page it has left.
    const request = route.request()
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers: {'content-type': 'application/json'},
      body: request.postData(),
    })
    const body = await answer.text()
    await route.fulfill({
      status: answer.status,
      headers: {'content-type': 'application/json', 'access-control-allow-origin': '*'},
      body: body.replace(/("consent":\{[^}]*"enabled":)"optional"/g, '$1"required"'),
    })
  })
}

test('where consent is required, nothing is sent without it, and it is stored with the inquiry', async ({
  page,
  context,
  office,
}) => {
  await askForConsent(context)
  await page.goto('/privacy')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', {name: 'Get Started'}).click()
  await expect(page).toHaveURL('/contact')
  const consent = page.getByRole('checkbox', {name: box})
  await expect(consent).not.toBeChecked()

  await fillFields(page)
  await submit(page)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([message])
  await expect(consent).toHaveAttribute('aria-invalid', 'true')
  await expect(consent).toHaveAccessibleDescription(message)
  expect(await office.inquiries()).toEqual([])

  await summary.getByRole('link').click()
  await expect(consent).toBeFocused()
  await page.keyboard.press('Space')
  await expect(consent).toBeChecked()
  await submit(page)
  await expect(page.getByText(thanks)).toBeVisible()
  await expect.poll(office.mails).toHaveLength(1)
  expect(await office.inquiries()).toMatchObject([{consent: {page: '/contact', version: expect.any(String)}}])
})
