import type {BrowserContext, Page} from '@playwright/test'
import type {Office} from './office.ts'
import {backendTrouble, expect, test} from './test.ts'
import {fillIn, outboxSent, outboxWaiting, savedLocally, submit, thanks, waiting} from './visitor.ts'

test.use({allowedErrors: [backendTrouble]})
// A backend is started twice or three times.
test.slow()

const commit = '**/documents:commit*'

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

/** Holds what the pages send to Firestore until the journey lets it go. */
async function holdCommits(context: BrowserContext, office: Office): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(commit, async (route) => {
    await released
    await office.pass(route)
  })
  return release
}

test.describe('the backend is killed', () => {
  test('before an inquiry is sent', async ({page, office}) => {
    await fillIn(page)
    await office.kill()
    await submit(page)
    await keptInBrowser(page)

    await office.start()
    await page.goto('/about')
    await expect(page.getByText(outboxSent)).toBeVisible()
    await arrivedOnce(office, page)
  })

  test('while it is sent', async ({page, context, office}) => {
    await fillIn(page)
    await context.route(
      commit,
      async (route) => {
        await office.kill()
        await office.pass(route)
      },
      {times: 1},
    )
    await submit(page)
    await keptInBrowser(page)

    await office.start()
    await page.reload()
    await expect(page.getByText(outboxSent)).toBeVisible()
    await arrivedOnce(office, page)
  })

  test('after it was stored, before the browser received the answer', async ({page, context, office}) => {
    await fillIn(page)
    await context.route(
      commit,
      async (route) => {
        const answer = await route.fetch({url: office.url(route)})
        expect(answer.status()).toBe(200)
        await office.kill()
        await route.abort('connectionreset')
      },
      {times: 1},
    )
    await submit(page)
    await keptInBrowser(page)

    await office.start()
    expect(await office.inquiries()).toHaveLength(1)
    await page.reload()
    await expect(page.getByText(outboxSent)).toBeVisible()
    await arrivedOnce(office, page)
  })

  test('after it was stored, before the office was notified', async ({page, context, office}) => {
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
})

test('offline, then online: the page sends and shows a notice', async ({page, context, office}) => {
  await fillIn(page)
  await context.setOffline(true)
  await submit(page)
  await keptInBrowser(page)
  await context.setOffline(false)
  await expect(page.getByText(outboxSent)).toBeVisible()
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

test.describe('in mid-flight', () => {
  test('the page is reloaded', async ({page, context, office}) => {
    await fillIn(page)
    const release = await holdCommits(context, office)
    await submit(page)
    await expect(page.getByRole('button', {name: 'Submitting...'})).toBeDisabled()
    await expect.poll(() => waiting(page)).toHaveLength(1)
    await page.reload()
    release()
    await expect(page.getByText(outboxSent)).toBeVisible()
    await arrivedOnce(office, page)
  })

  test('the tab is closed; the next visit sends it', async ({page, context, office}) => {
    await fillIn(page)
    const release = await holdCommits(context, office)
    await submit(page)
    await expect.poll(() => waiting(page)).toHaveLength(1)
    await page.close()
    release()
    const later = await context.newPage()
    await later.goto('/about')
    await arrivedOnce(office, later)
  })
})

test.describe('the browser keeps nothing', () => {
  const cases = {
    // A setting of the browser itself, which no page and no test can reach.
    'because storage is forbidden': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
    },
    // As other pages of a site may leave it: not a letter more goes in.
    'because storage is full': () => {
      for (let size = 2 ** 20; size >= 1; size /= 2) {
        try {
          for (let number = 0; ; number++) localStorage.setItem(`${size} ${number}`, 'x'.repeat(size))
        } catch {
          // The next smaller size may still fit.
        }
      }
    },
  }
  for (const [name, spoil] of Object.entries(cases)) {
    test(`${name}: the form shows the failure, keeps its fields and sends the same inquiry again`, async ({
      page,
      office,
    }) => {
      await page.addInitScript(spoil)
      await fillIn(page)
      await office.kill()
      await submit(page)
      await expect(page.getByRole('alert')).toContainText('Failed to submit your inquiry. Please try again.')
      await office.start()
      await submit(page)
      await expect(page.getByText(thanks)).toBeVisible()
      await expect.poll(office.mails).toHaveLength(1)
      expect(await office.inquiries()).toHaveLength(1)
    })
  }
})
