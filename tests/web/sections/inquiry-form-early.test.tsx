import {act, render, screen} from '@testing-library/react'
import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {InquiryForm} from '@upline/web/sections/inquiry-form/inquiry-form.tsx'
import {loadInquiries} from '@upline/web/services/inquiries/load-inquiries.ts'
import type {SubmitResult} from '@upline/web/services/inquiries/types.ts'
import {renderToString} from 'react-dom/server'
import {expect, it, vi} from 'vitest'
import {sectionOf} from '../../support/all-sections.ts'
import {OnSite} from '../../support/render-on-site.tsx'

const inquiryForm = sectionOf('inquiryForm')

// The services are tested for themselves; here it matters what reaches them.
vi.mock('@upline/web/services/inquiries/load-inquiries.ts', () => ({loadInquiries: vi.fn()}))

const page = (
  <OnSite history={['/contact?topic=training']}>
    <InquiryForm section={inquiryForm} />
  </OnSite>
)

it('keeps what was filled in before the scripts were there, and sends it once however often it was pressed', async () => {
  let answer: (result: SubmitResult) => void = () => {}
  const submit = vi.fn<(request: InquiryRequest) => Promise<SubmitResult>>(
    () => new Promise((resolve) => (answer = resolve)),
  )
  vi.mocked(loadInquiries).mockResolvedValue({submit})
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(page)
  const write = (label: string | RegExp, value: string) => {
    screen.getByLabelText<HTMLInputElement>(label).value = value
  }
  write('Full Name', 'Jordan Avery')
  write('Email Address', 'jordan@agency.example')
  write('Phone Number', '2145550100')
  write('License Status', 'notLicensed')
  write('Experience Level', '3-5 years')
  write(/^Additional Information/, 'Hello')
  screen.getByLabelText<HTMLInputElement>('Medicare').checked = true

  render(page, {container: box, hydrate: true})
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Jordan Avery')
  const {length} =
    'Topic: \nLicense Status: Not Licensed\nExperience Level: 3-5 years\nAreas of Interest: Medicare\n\nHello'
  const topic = inquiryForm.settings?.topics?.find(({key}) => key === 'training')?.text ?? ''
  expect(screen.getByText(`${1000 - length - topic.length} characters left`)).toBeDefined()
  const pressedAt = performance.now()
  await act(async () => {
    const form = box.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
  })
  expect(submit).toHaveBeenCalledTimes(1)
  const [request] = submit.mock.calls[0] ?? []
  expect(request).toMatchObject({
    type: 'general',
    name: 'Jordan Avery',
    email: 'jordan@agency.example',
    phone: '2145550100',
    message: expect.stringMatching(
      /^Topic: .*\nLicense Status: Not Licensed\n.*3-5 years\n.*Medicare\n\nHello$/,
    ),
  })
  // The time a visitor took counts from when the page was there, not its scripts.
  expect(request?.elapsed).toBeGreaterThanOrEqual(pressedAt)
  await act(async () => answer({status: 'saved', via: 'firestore', id: 'x'}))
  await screen.findByRole('status')
})
