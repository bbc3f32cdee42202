import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {startTransition, useState} from 'react'
import {beforeEach, expect, it, vi} from 'vitest'
import {site} from '../../../../tests/fixtures/site.ts'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import type {SubmitResult} from '../../inquiry/inquiry-service.ts'
import {loadInquiries} from '../../inquiry/load-inquiries.ts'
import {InquiryForm} from './inquiry-form.tsx'

const inquiryForm = sectionOf('inquiryForm')

// The journeys in e2e/agent fill in the form as visitors do. Here the service gives the answers that they cannot provoke.
vi.mock('../../inquiry/load-inquiries.ts', () => ({loadInquiries: vi.fn()}))

const submit = vi.fn<(request: InquiryRequest) => Promise<SubmitResult>>()
beforeEach(() => {
  submit.mockReset()
  vi.mocked(loadInquiries).mockReset()
  vi.mocked(loadInquiries).mockResolvedValue({submit})
})

const button = () => screen.getByRole<HTMLButtonElement>('button', {name: /submi/i})

async function fillIn() {
  for (const [label, text] of [
    ['Full name', 'Jordan Avery'],
    ['Email address', 'jordan@agency.example'],
    ['Phone number', '2145550100'],
  ] as const) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
  await userEvent.selectOptions(screen.getByLabelText('License status'), 'Not Licensed')
  await userEvent.selectOptions(screen.getByLabelText('Experience level'), '3-5 years')
  await userEvent.click(screen.getByLabelText('Medicare'))
}

it('sends once if pressed several times, and keeps the page usable', async () => {
  submit.mockReturnValue(new Promise(() => {}))
  function Elsewhere() {
    const [followed, setFollowed] = useState(false)
    // As the router does it.
    const follow = () => startTransition(() => setFollowed(true))
    return (
      <button type="button" onClick={follow}>
        {followed ? 'Followed' : 'Follow'}
      </button>
    )
  }
  renderOnSite(
    <>
      <InquiryForm section={inquiryForm} />
      <Elsewhere />
    </>,
  )
  await fillIn()
  await act(async () => {
    button().form?.requestSubmit()
    button().form?.requestSubmit()
  })
  await waitFor(() => expect(button().disabled).toBe(true))
  expect(submit).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', {name: 'Follow'}))
  await screen.findByRole('button', {name: 'Followed'})
})

it.each(['topic=constructor', 'topic=partners', 'topic=partner-elite%00', 'carrier=None&state=Atlantis'])(
  'ignores %s, which it does not know',
  (query) => {
    renderOnSite(<InquiryForm section={inquiryForm} />, {history: [`/contact?${query}`]})
    expect(screen.queryByText(/^(Topic|Asking about)/)).toBeNull()
  },
)

it('shows a rejection by the service at its field', async () => {
  submit.mockResolvedValue({
    status: 'invalid',
    code: 'VALIDATION_ERROR',
    errors: [{field: 'phone', code: 'phoneInvalid'}],
  })
  renderOnSite(<InquiryForm section={inquiryForm} />)
  await fillIn()
  await userEvent.click(button())
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByText('Please provide a valid phone number')).toBeDefined()
  expect(screen.getByLabelText('Phone number').getAttribute('aria-invalid')).toBe('true')
})

it('shows that the inquiry was neither stored nor kept, and keeps its fields', async () => {
  submit.mockResolvedValue({status: 'failed', code: 'SUBMISSION_FAILED'})
  renderOnSite(<InquiryForm section={inquiryForm} />)
  await fillIn()
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to submit your inquiry.')
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Jordan Avery')
})

it('shows the number to call if the code that sends cannot be loaded', async () => {
  vi.mocked(loadInquiries).mockRejectedValue(new Error('offline'))
  const call = {label: '(214) 555-0142', link: {kind: 'phone', phone: '(214) 555-0142'}}
  renderOnSite(<InquiryForm section={inquiryForm} />, {site: {...site, navigation: {call}} as never})
  await fillIn()
  await userEvent.click(button())
  expect(within(await screen.findByRole('alert')).getByText(/^There was an error/)).toBeDefined()
  expect(screen.getByRole('link', {name: call.label}).getAttribute('href')).toBe('tel:2145550142')
})

it('says how the information is used, next to the button', () => {
  renderOnSite(<InquiryForm section={inquiryForm} />)
  const form = button().form
  if (!form) throw new Error('There is no form')
  expect(
    within(form)
      .getByRole('link', {name: /^Privacy Policy/})
      .getAttribute('href'),
  ).toBe('/privacy')
})

it('has only the fields that staff gave a label or options', () => {
  const settings = {...inquiryForm.settings, stateOptions: [], contractingLabel: undefined}
  renderOnSite(<InquiryForm section={{...inquiryForm, settings}} />)
  expect(screen.queryByLabelText(/^State/)).toBeNull()
  expect(screen.queryByText(/^Ask for a contract/)).toBeNull()
})

it('offers the right spelling of a mistyped address, and sends what the visitor chose', async () => {
  submit.mockReturnValue(new Promise(() => {}))
  renderOnSite(<InquiryForm section={inquiryForm} />)
  await fillIn()
  const email = screen.getByLabelText<HTMLInputElement>('Email address')
  await userEvent.clear(email)
  await userEvent.type(email, 'jordan@gmial.con')
  await userEvent.tab()
  await userEvent.click(await screen.findByRole('button', {name: /Did you mean\s*jordan@gmail.com/}))
  expect(email.value).toBe('jordan@gmail.com')
  expect(document.activeElement).toBe(email)
  expect(screen.queryByRole('button', {name: /Did you mean/})).toBeNull()
  expect(submit).not.toHaveBeenCalled()
  await userEvent.click(button())
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({email: 'jordan@gmail.com'}))
})
