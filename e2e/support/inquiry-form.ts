import {expect, type Locator, type Page} from '@playwright/test'

export interface Applicant {
  fullName: string
  email: string
  phone: string
  licenseStatus: 'Currently Licensed' | 'Previously Licensed' | 'Not Licensed'
  experience: string
  interests: readonly string[]
  message: string
}

let applicants = 0

/** Somebody whom no other test knows: the browser and the office both count by address. */
export function applicant(some: Partial<Applicant> = {}): Applicant {
  applicants += 1
  const id = `${Date.now().toString(36)}${applicants}`
  return {
    fullName: `Ada ${id} O'Neil`,
    email: `ada.${id}@agents.example`,
    phone: '214 555 0199',
    licenseStatus: 'Currently Licensed',
    experience: '3-5 years',
    interests: ['Life Insurance', 'Medicare'],
    message: `I write <b>final expense</b> & Medicare, case ${id}.`,
    ...some,
  }
}

/** The contact form as a visitor sees it. */
export class InquiryForm {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/contact')
    await expect(this.submitButton).toBeVisible()
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', {name: 'Submit Inquiry'})
  }

  async fill(person: Applicant): Promise<void> {
    const {page} = this
    await page.getByRole('textbox', {name: 'Full Name'}).fill(person.fullName)
    await page.getByRole('textbox', {name: 'Email Address'}).fill(person.email)
    await page.getByRole('textbox', {name: 'Phone Number'}).fill(person.phone)
    await page.getByRole('combobox', {name: 'License Status'}).selectOption(person.licenseStatus)
    await page.getByRole('combobox', {name: 'Experience Level'}).selectOption(person.experience)
    for (const interest of person.interests) await page.getByRole('checkbox', {name: interest}).check()
    await page.getByRole('textbox', {name: 'Additional Information'}).fill(person.message)
  }

  async send(person: Applicant): Promise<void> {
    await this.fill(person)
    await this.submitButton.click()
  }
}
