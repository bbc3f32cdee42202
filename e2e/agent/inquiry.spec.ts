import {createHash} from 'node:crypto'
import {untilConnected} from '../support/hydration.ts'
import {expect, test} from './test.ts'
import {fillIn, submit, thanks, visitor, waiting} from './visitor.ts'

// Hovering a link to a missing page prefetches it.
const noPortal = /_content\/agent-portal/
test.use({allowedErrors: [noPortal]})

test('an inquiry is stored, and the office is notified', {tag: '@mobile'}, async ({page, office}) => {
  await fillIn(page, '/contact?topic=partner-elite')
  await expect(page.getByText('The Elite partner tier')).toBeVisible()
  await submit(page)
  const outcome = page.getByRole('main').getByRole('status')
  await expect(outcome).toContainText(thanks)
  await expect(outcome).toBeFocused()

  await expect.poll(office.mails).toHaveLength(1)
  const [inquiry, ...others] = await office.inquiries()
  expect(others).toEqual([])
  expect(inquiry).toMatchObject({
    type: 'agent',
    name: 'Xanthe O&#39;Quillby',
    email: visitor.email,
    phone: '(214) 555-0186',
    status: 'new',
    metadata: {source: '/contact'},
    message: [
      'Topic: The Elite partner tier',
      'License status: Currently Licensed',
      'Experience level: 5+ years',
      'Areas of interest: Medicare',
      '',
      'I write &lt;b&gt;forty&lt;/b&gt; Medicare cases &amp; lead a team of zebrafinches.',
    ].join('\n'),
  })
  for (const field of ['suspect', 'consent', 'contracting']) expect(inquiry).not.toHaveProperty(field)
  const [mail] = await office.mails()
  expect(mail).toMatchObject({
    recipients: ['recruiting@harboroak.example'],
    replyTo: visitor.email,
    subject: "New Agent Inquiry from Xanthe O'Quillby",
  })
  expect(mail?.text).toContain(visitor.message)
  await expect.poll(() => waiting(page)).toEqual([])
  expect(await office.inquiries()).toMatchObject([{notification: {notified: true, attempts: 1}}])
})

test('the fourth inquiry of an hour is asked to wait', async ({page, office}) => {
  await fillIn(page)
  const address = createHash('sha256').update(visitor.email).digest('hex')
  await page.evaluate((key) => {
    localStorage.setItem('inquiry_attempts', JSON.stringify([[key, Array(3).fill(Date.now())]]))
  }, `contact ${address}`)
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(
    "You've exceeded the maximum number of submissions (3 per 1 hour). Please try again in 60 minute(s).",
  )
  expect(await office.inquiries()).toEqual([])
})

test('a robot that fills the trap is stored and mailed as suspect', async ({page, office}) => {
  await fillIn(page)
  await page.locator('[aria-hidden] input').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://evil.example'
  })
  await submit(page)
  await expect(page.getByText(thanks)).toBeVisible()
  await expect.poll(() => waiting(page)).toEqual([])
  expect(await office.inquiries()).toMatchObject([{suspect: true}])
  await expect
    .poll(office.mails)
    .toMatchObject([{subject: expect.stringMatching(/^Possibly automatic: New Agent/)}])
})

test('Firebase is downloaded only to send an inquiry', async ({page, office}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/[^/]+\.js$/.test(request.url())) scripts.push(request.url())
  })
  const haveFirebase = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
    return texts.some((text) => /FirebaseError|@firebase\//.test(text))
  }
  for (const path of ['/', '/contact']) await untilConnected(page, path)
  expect(scripts.length).toBeGreaterThan(5)
  expect(await haveFirebase()).toBe(false)

  await fillIn(page)
  await submit(page)
  await expect.poll(office.mails).toHaveLength(1)
  expect(await haveFirebase()).toBe(true)
})
