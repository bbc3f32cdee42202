import type {Page} from '@playwright/test'
import {expect} from '../support/test.ts'

/** Invented data with words that appear nowhere else. */
export const visitor = {
  fullName: "Xanthe O'Quillby",
  email: 'xanthe@quillby-agency.example',
  phone: '214 555 0186',
  message: 'I write <b>forty</b> Medicare cases & lead a team of zebrafinches.',
}

let applicants = 0

/** Somebody whom no other journey knows: the browser and the office both count by address. */
export function applicant(): typeof visitor {
  applicants += 1
  const id = `${Date.now().toString(36)}${applicants}`
  return {
    fullName: `Ada ${id} O'Neil`,
    email: `ada.${id}@agents.example`,
    phone: '214 555 0199',
    message: `I write <b>final expense</b> & Medicare, case ${id}.`,
  }
}

/** Personal data that no console, log or error log may contain. */
export const personal = /xanthe|quillby|555.{0,3}0186|zebrafinch/i

export const thanks = /Thank you for your interest in joining/
export const savedLocally =
  "Your inquiry has been saved locally. We'll process it once our system is back online."
export const outboxWaiting =
  'An inquiry is saved on this device and will be sent when you’re back online. Please open this site again within 7 days, because some browsers delete it after that.'
export const outboxSent = 'Your saved inquiry has now reached our recruiting team.'

/** Opens the form and fills it in, with its clock some seconds ahead, because a fast form counts as a robot's. */
export async function fillIn(page: Page, path = '/contact'): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 4000
  })
  await page.goto(path)
  await fillFields(page)
}

/** Fills in the open form. */
export async function fillFields(page: Page, person = visitor): Promise<void> {
  await page.getByLabel('Full name').fill(person.fullName)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('License status').selectOption('Currently Licensed')
  await page.getByLabel('Experience level').selectOption('5+ years')
  await page.getByLabel('Medicare', {exact: true}).check()
  await page.getByLabel(/^Additional Information/).fill(person.message)
  if (person.message)
    await expect(page.getByText(/^\d+ characters left$/).first()).not.toHaveText('1000 characters left')
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Submit Inquiry'}).click()
}

/** Ids of the inquiries that wait in the browser. */
export async function waiting(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => localStorage.getItem('local_inquiries'))
  return (JSON.parse(stored ?? '[]') as {id: string}[]).map(({id}) => id) // written by the page's outbox
}
