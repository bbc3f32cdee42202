import type {Page} from '@playwright/test'
import type {Office} from './office.ts'
import {backendTrouble, expect, test} from './test.ts'
import {fillIn, outboxSent, outboxWaiting, savedLocally, submit, thanks, waiting} from './visitor.ts'

test.use({allowedErrors: [backendTrouble]})
// A backend is started twice or three times.
test.slow()

/** The inquiry is in Firestore once, the office was notified once, and the browser has removed it. */
async function arrivedOnce(office: Office, page: Page): Promise<void> {
  await expect.poll(() => waiting(page)).toEqual([])
  expect(await office.inquiries()).toHaveLength(1)
  expect(await office.mails()).toHaveLength(1)
}

async function keptInBrowser(page: Page): Promise<void> {
  await expect(page.getByText(savedLocally)).toBeVisible()
  const [id, ...others] = await waiting(page)
  expect(others).toEqual([])
  expect(id).toMatch(/^local_\d{13}_[a-z0-9]+$/)
}

test('the backend is killed after it stored an inquiry, before it notified the office', async ({
  page,
  context,
  office,
}) => {
  await fillIn(page)
  await context.route(
    '**/sendEmailNotification',
    async (route) => {
      await office.kill()
      await office.pass(route)
    },
    {times: 1},
  )
  await submit(page)
  // The visitor has done all there is to do: the inquiry is where the office looks for it.
  await expect(page.getByText(thanks)).toBeVisible()
  await expect.poll(() => waiting(page)).toHaveLength(1)
  await expect.poll(() => office.isDown).toBe(true)

  await office.start()
  expect(await office.inquiries()).toHaveLength(1)
  await context.setOffline(true)
  await context.setOffline(false)
  await arrivedOnce(office, page)
  await expect.poll(office.errors).toMatchObject([
    {
      message: 'EMAIL_FAILED: Failed to send email notification.',
      severity: 'MEDIUM',
      category: 'NETWORK',
    },
  ])
})

test('offline, then online: the page sends and shows a notice', async ({page, context, office}) => {
  await fillIn(page)
  await context.setOffline(true)
  await submit(page)
  await keptInBrowser(page)
  const outcome = page.getByRole('main').getByRole('status')
  await expect(outcome).not.toContainText('What happens next')
  await context.setOffline(false)
  await expect(page.getByText(outboxSent)).toBeVisible()
  await expect(outcome).toContainText(thanks)
  await expect(outcome).toContainText('What happens next')
  await arrivedOnce(office, page)
})

test('two tabs send the outbox together, and both show a notice', async ({page, context, office}) => {
  await fillIn(page)
  await office.kill()
  await submit(page)
  await keptInBrowser(page)
  const other = await context.newPage()
  await other.goto('/about')
  await expect(other.getByText(outboxWaiting)).toBeVisible()

  await office.start()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(outboxSent)).toBeVisible()
  await expect(other.getByText(outboxSent)).toBeVisible()
  await arrivedOnce(office, page)
})

test('the tab is closed while it sends; the next visit sends the inquiry', async ({
  page,
  context,
  office,
}) => {
  await fillIn(page)
  const released = Promise.withResolvers<void>()
  await context.route('**/documents:commit*', async (route) => {
    await released.promise
    await office.pass(route)
  })
  await submit(page)
  await expect.poll(() => waiting(page)).toHaveLength(1)
  await page.close()
  released.resolve()
  const later = await context.newPage()
  await later.goto('/about')
  await arrivedOnce(office, later)
})

test('a visitor who leaves the form while it sends gets a notice', async ({page, context, office}) => {
  await fillIn(page)
  const left = Promise.withResolvers<void>()
  await context.route('**/documents:commit*', async (route) => {
    await left.promise
    await office.pass(route)
  })
  await submit(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Team', exact: true}).click()
  await expect(page).toHaveTitle(/^Team/)
  left.resolve()
  await expect(page.getByText(outboxSent)).toBeVisible()
  await arrivedOnce(office, page)
})
