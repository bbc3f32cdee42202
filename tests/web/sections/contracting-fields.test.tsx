import {fireEvent, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {InquiryForm} from '@upline/web/sections/inquiry-form/inquiry-form.tsx'
import {loadInquiries} from '@upline/web/services/inquiries/load-inquiries.ts'
import type {SubmitResult} from '@upline/web/services/inquiries/types.ts'
import {beforeEach, expect, it, vi} from 'vitest'
import {sectionOf} from '../../support/all-sections.ts'
import {renderOnSite} from '../../support/render-on-site.tsx'

const inquiryForm = sectionOf('inquiryForm')

// What is handed over is the subject here, not what becomes of it.
vi.mock('@upline/web/services/inquiries/load-inquiries.ts', () => ({loadInquiries: vi.fn()}))

const submit = vi.fn<(request: InquiryRequest) => Promise<SubmitResult>>()
beforeEach(() => {
  submit.mockReset()
  submit.mockResolvedValue({status: 'saved', via: 'firestore', id: 'x'})
  vi.mocked(loadInquiries).mockResolvedValue({submit})
})

const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), {target: {value}})
const send = () => userEvent.click(screen.getByRole('button', {name: /submi/i}))

function fillIn() {
  enter('Full Name', 'Jordan Avery')
  enter('Email Address', 'jordan@agency.example')
  enter('Phone Number', '214-555-0100')
  enter('License Status', 'currentlyLicensed')
  enter('Experience Level', '3-5 years')
  fireEvent.click(screen.getByLabelText('Medicare'))
}

it('unfolds with the carrier that a link names, and hands over what is asked for', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />, {
    history: ['/contact?carrier=Blue%20Anchor%20Life'],
  })
  expect(screen.getByLabelText<HTMLInputElement>('Carriers').value).toBe('Blue Anchor Life')
  fillIn()
  enter(/^National Producer/, '12345678')
  enter('Where you want to write', 'TX, OK')
  await send()
  expect(submit.mock.calls[0]?.[0].contracting).toEqual({
    npn: '12345678',
    carriers: 'Blue Anchor Life',
    lines: '',
    states: 'TX, OK',
  })
})

it('stays closed and sends no contract unless the visitor asks for one', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />)
  expect(screen.queryByLabelText('Carriers')).toBeNull()
  fillIn()
  await send()
  expect(submit.mock.calls[0]?.[0]).not.toHaveProperty('contracting')
})

const contract = () => screen.getByText('Ask for a contract (optional)').closest('details')

it('asks about a Social Security number wherever it is, and unfolds the field', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />, {history: ['/contact?carrier=blue+anchor+life']})
  fillIn()
  enter(/^National Producer/, '123-45-6789')
  enter(/^Additional Information/, 'My SSN is 123456789, my account number: 12345678')
  const details = contract()
  if (details) details.open = false
  await send()
  expect(submit).not.toHaveBeenCalled()
  expect(screen.getAllByText(/^This looks like a Social Security number/)).toHaveLength(4)
  await waitFor(() => expect(details?.open).toBe(true))
  await userEvent.click(screen.getAllByRole('link', {name: /Social Security/})[0] as HTMLElement)
  expect(document.activeElement).toBe(screen.getByLabelText(/^National Producer/))
})

it('removes such numbers, or sends them once the visitor says that they are something else', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />)
  fillIn()
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Additional Information/)
  enter(/^Additional Information/, 'Claim 123-45-6789, please')
  await send()
  await userEvent.click(screen.getByRole('button', {name: 'Remove it'}))
  expect(message().value).toBe('Claim , please')
  expect(document.activeElement).toBe(message())
  expect(screen.queryByRole('alert')).toBeNull()

  enter(/^Additional Information/, 'Claim 123-45-6789, please')
  await send()
  await userEvent.click(screen.getByRole('button', {name: 'It isn’t one. Send it'}))
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    confirmed: true,
    message: expect.stringContaining('Claim 123-45-6789'),
  })
})

it('names the carrier, product and state of the link, and ignores unknown ones', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />, {
    history: ['/contact?carrier=Evergreen+Senior+Health&state=Texas&product=lottery'],
  })
  expect(screen.getByText('Evergreen Senior Health, Texas')).toBeDefined()
  fillIn()
  await send()
  expect(submit.mock.calls[0]?.[0].message).toMatch(/^Asking about: Evergreen Senior Health, Texas\n/)
  expect(submit.mock.calls[0]?.[0].contracting).toMatchObject({
    carriers: 'Evergreen Senior Health',
    states: 'Texas',
  })
})

it('has no contracting fields without their label', () => {
  const settings = {...inquiryForm.settings, contractingLabel: undefined}
  renderOnSite(<InquiryForm section={{...inquiryForm, settings}} />)
  expect(screen.queryByText(/^Ask for a contract/)).toBeNull()
})
