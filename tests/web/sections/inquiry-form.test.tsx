import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {InquiryForm} from '@upline/web/sections/inquiry-form/inquiry-form.tsx'
import {loadInquiries} from '@upline/web/services/inquiries/load-inquiries.ts'
import {outboxStatus} from '@upline/web/services/inquiries/outbox-status.ts'
import type {SubmitResult} from '@upline/web/services/inquiries/types.ts'
import {startTransition, useState} from 'react'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {sectionOf} from '../../support/all-sections.ts'
import {renderOnSite} from '../../support/render-on-site.tsx'

const inquiryForm = sectionOf('inquiryForm')
const {settings} = inquiryForm

// What the service answers is the subject here, also what it answers only on a bad day.
vi.mock('@upline/web/services/inquiries/load-inquiries.ts', () => ({loadInquiries: vi.fn()}))

const submit = vi.fn<(request: InquiryRequest) => Promise<SubmitResult>>()
beforeEach(() => {
  submit.mockReset()
  submit.mockResolvedValue({status: 'saved', via: 'firestore', id: 'x'})
  vi.mocked(loadInquiries).mockReset()
  vi.mocked(loadInquiries).mockResolvedValue({submit})
})

const button = () => screen.getByRole<HTMLButtonElement>('button', {name: /submi/i})
const send = () => userEvent.click(button())

async function enter(label: string | RegExp, text: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.paste(text)
}

async function fillIn() {
  await enter('Full Name', 'Jordan Avery')
  await enter('Email Address', 'jordan@agency.example')
  await enter('Phone Number', '2145550100')
  await userEvent.selectOptions(screen.getByLabelText('License Status'), 'Not Licensed')
  await userEvent.selectOptions(screen.getByLabelText('Experience Level'), '3-5 years')
  await userEvent.click(screen.getByLabelText('Medicare'))
  await userEvent.click(screen.getByLabelText('Life Insurance'))
  await enter(/^Additional Information/, 'Hello')
}

it('names every missing answer at its field and in a summary that takes the focus and leads to the fields', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />)
  await send()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  const expected = [
    ['Full Name', 'Full name is required'],
    ['Email Address', 'Email is required'],
    ['Phone Number', 'Phone number is required'],
    ['License Status', 'License status is required'],
    ['Experience Level', 'Experience level is required'],
  ] as const
  for (const [label, message] of expected) {
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(message)
    await userEvent.click(within(summary).getByRole('link', {name: message}))
    expect(document.activeElement).toBe(field)
  }
  await userEvent.click(
    within(summary).getByRole('link', {name: 'Please select at least one area of interest'}),
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Life Insurance'))
  expect(submit).not.toHaveBeenCalled()
})

it('brings the code that keeps and sends along, for whoever goes offline before touching it', () => {
  renderOnSite(<InquiryForm section={inquiryForm} />)
  expect(loadInquiries).toHaveBeenCalledTimes(1)
})

it('hands over what was filled in, once, and shows that it is sending', async () => {
  let answer: (result: SubmitResult) => void = () => {}
  submit.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  renderOnSite(<InquiryForm section={inquiryForm} />)
  await fillIn()
  await send()
  await waitFor(() => expect(button().textContent).toBe('Submitting...'))
  expect(button().disabled).toBe(true)
  await send()
  expect(submit).toHaveBeenCalledTimes(1)
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    kind: 'contact',
    type: 'general',
    name: 'Jordan Avery',
    email: 'jordan@agency.example',
    phone: '2145550100',
    honeypot: '',
    message:
      'License Status: Not Licensed\nExperience Level: 3-5 years\nAreas of Interest: Life Insurance, Medicare\n\nHello',
  })
  answer({status: 'saved', via: 'firestore', id: 'x'})
  await screen.findByRole('status')
})

it('does not block the rest of the page while it sends', async () => {
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
  await send()
  await waitFor(() => expect(button().disabled).toBe(true))
  await userEvent.click(screen.getByRole('button', {name: 'Follow'}))
  await screen.findByRole('button', {name: 'Followed'})
})

describe('a link that names a topic', () => {
  it('shows it over the form and sends it with the message, which it shortens', async () => {
    renderOnSite(<InquiryForm section={inquiryForm} />, {history: ['/contact?topic=partner-elite']})
    expect(screen.getByText('The Elite partner tier')).toBeDefined()
    await fillIn()
    await send()
    await screen.findByRole('status')
    const {message} = submit.mock.calls[0]?.[0] ?? {}
    expect(message).toMatch(/^Topic: The Elite partner tier\nLicense Status: Not Licensed\n/)
  })

  it.each(['constructor', 'partners', 'partner-elite%00', ''])(
    'ignores %j, which it does not know',
    (topic) => {
      renderOnSite(<InquiryForm section={inquiryForm} />, {history: [`/contact?topic=${topic}`]})
      expect(screen.queryByText(/^Topic/)).toBeNull()
    },
  )
})

describe('what became of it', () => {
  const answers: [string, SubmitResult, RegExp][] = [
    ['stored', {status: 'saved', via: 'firestore', id: 'x'}, /^Thank you for your interest/],
    ['kept in the browser', {status: 'saved', via: 'local', id: 'x'}, /saved locally/],
    [
      'too many',
      {status: 'rate-limited', code: 'RATE_LIMIT_ERROR', limit: 3, minutes: 12},
      /\(3 per 1 hour\).* 12 minute\(s\)/,
    ],
    ['neither stored nor kept', {status: 'failed', code: 'SUBMISSION_FAILED'}, /^Failed to submit/],
  ]

  it.each(answers)('%s', async (_name, result, text) => {
    submit.mockResolvedValue(result)
    renderOnSite(<InquiryForm section={inquiryForm} />)
    await fillIn()
    await send()
    const said = await screen.findByRole(result.status === 'saved' ? 'status' : 'alert')
    expect(within(said).getByText(text)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(said))
    if (result.status === 'saved') {
      await userEvent.click(within(said).getByRole('button', {name: 'Send another inquiry'}))
    }
    const kept = result.status === 'saved' ? '' : 'Jordan Avery'
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe(kept)
  })

  it('a refusal of the service, which lands on its field', async () => {
    submit.mockResolvedValue({
      status: 'invalid',
      code: 'VALIDATION_ERROR',
      errors: [{field: 'phone', code: 'phoneInvalid'}],
    })
    renderOnSite(<InquiryForm section={inquiryForm} />)
    await fillIn()
    await send()
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByText('Please provide a valid phone number')).toBeDefined()
    expect(screen.getByLabelText('Phone Number').getAttribute('aria-invalid')).toBe('true')
  })

  it('the code that sends could not be fetched', async () => {
    vi.mocked(loadInquiries).mockRejectedValue(new Error('offline'))
    renderOnSite(<InquiryForm section={inquiryForm} />)
    await fillIn()
    await send()
    expect(within(await screen.findByRole('alert')).getByText(/^There was an error/)).toBeDefined()
  })
})

it('asks for consent where staff require it, and hands over what was agreed to', async () => {
  const section = {
    ...inquiryForm,
    settings: {
      ...settings,
      consent: {...settings.consent, enabled: 'required' as const, text: 'I agree', version: '7'},
    },
  }
  renderOnSite(<InquiryForm section={section} />, {history: ['/contact']})
  await fillIn()
  await send()
  const summary = screen.getByRole('alert')
  await userEvent.click(within(summary).getByRole('link', {name: settings.messages?.consentRequired}))
  expect(document.activeElement).toBe(screen.getByLabelText('I agree'))
  expect(submit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByLabelText('I agree'))
  await send()
  await screen.findByRole('status')
  expect(submit.mock.calls[0]?.[0].consent).toMatchObject({version: '7', page: '/contact'})
})

it('keeps a draft in the session, but not the consent, and forgets it once sent', async () => {
  const first = renderOnSite(<InquiryForm section={inquiryForm} />)
  await fillIn()
  await userEvent.click(screen.getByText('Ask for a contract (optional)'))
  await userEvent.type(await screen.findByLabelText('Carriers'), 'Evergreen')
  first.unmount()
  renderOnSite(<InquiryForm section={inquiryForm} />)
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Jordan Avery')
  expect(screen.getByLabelText<HTMLInputElement>('Medicare').checked).toBe(true)
  expect(screen.getByText(/characters left$/)).toBeDefined()
  expect((await screen.findByLabelText<HTMLInputElement>('Carriers')).value).toBe('Evergreen')
  await send()
  await screen.findByRole('status')
  // A restored form is not a fast one.
  expect(submit.mock.calls[0]?.[0].elapsed).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

it('takes back each error when its field is right', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />)
  await send()
  const phone = screen.getByLabelText('Phone Number')
  await userEvent.type(phone, '214 555')
  expect(screen.getAllByText('Please provide a valid phone number')).toHaveLength(2)
  await userEvent.type(phone, ' 0100')
  expect(screen.queryByText('Please provide a valid phone number')).toBeNull()
  expect(phone.getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(phone)
  await fillIn()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('sends a short question with a phone number instead of an address', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />)
  await userEvent.click(screen.getByText('Ask a question'))
  const form = within(await screen.findByRole('form', {name: 'Ask a question'}))
  await userEvent.click(form.getByRole('button', {name: 'Send question'}))
  expect(
    form
      .getAllByRole('link')
      .slice(0, 3)
      .map(({textContent}) => textContent),
  ).toEqual([
    'Full name is required',
    'Enter an email address, or a phone number with area code',
    'Enter your question',
  ])
  await userEvent.type(form.getByLabelText('Your name'), 'Jo')
  await userEvent.type(form.getByLabelText('Email or phone'), '214-555-0100 x7')
  await userEvent.type(form.getByLabelText('Your question'), 'Why?')
  await userEvent.click(form.getByRole('button', {name: 'Send question'}))
  expect(await screen.findByText('Thank you. We answer your question within 24 hours.')).toBeDefined()
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    kind: 'general',
    type: 'general',
    email: '',
    phone: '214-555-0100 x7',
    message: 'Ask a question\n\nWhy?',
  })
})

it('shows the reference, the next steps and a person, and the good news when a waiting inquiry arrives', async () => {
  submit.mockResolvedValue({status: 'saved', via: 'local', id: 'local_1_k3j9x2'})
  renderOnSite(<InquiryForm section={inquiryForm} />)
  await fillIn()
  await send()
  const said = within(await screen.findByRole('status'))
  expect(said.getByText('K3J9X2')).toBeDefined()
  expect(said.queryByText('What happens next')).toBeNull()
  act(() => outboxStatus.set('sent'))
  expect(said.getByText(/^Thank you for your interest/)).toBeDefined()
  expect(said.getByText('What happens next')).toBeDefined()
  expect(said.getByText('Tomás Herrera')).toBeDefined()
  act(() => outboxStatus.set(undefined))
})

it('lets a box for calls and texts that is not required stay empty', async () => {
  const consent = {...settings.consent, enabled: 'optional' as const, text: 'You may call', version: '7'}
  renderOnSite(<InquiryForm section={{...inquiryForm, settings: {...settings, consent}}} />)
  const box = screen.getByLabelText<HTMLInputElement>('You may call')
  expect([box.checked, box.getAttribute('aria-required')]).toEqual([false, null])
  await fillIn()
  await send()
  await screen.findByRole('status')
  expect(submit.mock.calls[0]?.[0].consent).toBeUndefined()
})

it('explains that the state is sent, and links to the privacy policy', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />)
  expect(screen.getByRole('link', {name: /^Privacy Policy/}).getAttribute('href')).toBe('/privacy')
  await fillIn()
  await userEvent.selectOptions(screen.getByLabelText('State (optional)'), 'Texas')
  await send()
  await screen.findByRole('status')
  expect(submit.mock.calls[0]?.[0].message).toContain('State: Texas\n')
})

it('has no field for the state where staff list none', () => {
  renderOnSite(<InquiryForm section={{...inquiryForm, settings: {...settings, stateOptions: []}}} />)
  expect(screen.queryByLabelText(/^State/)).toBeNull()
})

it('shows the length limit only while a message is typed, in characters', async () => {
  renderOnSite(<InquiryForm section={inquiryForm} />)
  expect(screen.queryByText(/characters/)).toBeNull()
  await fillIn()
  const left = Number.parseInt(screen.getByText(/characters left$/).textContent ?? '', 10)
  const message = screen.getByLabelText(/^Additional Information/)
  await userEvent.click(message)
  await userEvent.paste('x'.repeat(left + 7))
  const error = '7 characters too many. Please shorten the message.'
  expect(screen.getByText(error)).toBeDefined()
  await send()
  expect(within(screen.getByRole('alert')).getByRole('link', {name: error})).toBeDefined()
  expect(submit).not.toHaveBeenCalled()
})

describe('a request for contracts', () => {
  it('unfolds with the carrier that a link names, and hands over what is asked for', async () => {
    renderOnSite(<InquiryForm section={inquiryForm} />, {
      history: ['/contact?carrier=Blue%20Anchor%20Life'],
    })
    expect(screen.getByLabelText<HTMLInputElement>('Carriers').value).toBe('Blue Anchor Life')
    await fillIn()
    await enter(/^National Producer/, '12345678')
    await enter('Where you want to write', 'TX, OK')
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
    await fillIn()
    await send()
    expect(submit.mock.calls[0]?.[0]).not.toHaveProperty('contracting')
  })

  it('asks about a Social Security number wherever it is, and unfolds the field', async () => {
    renderOnSite(<InquiryForm section={inquiryForm} />, {history: ['/contact?carrier=blue+anchor+life']})
    await fillIn()
    await enter(/^National Producer/, '123-45-6789')
    await enter(/^Additional Information/, 'My SSN is 123456789, my account number: 12345678')
    const details = screen.getByText('Ask for a contract (optional)').closest('details')
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
    await fillIn()
    const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Additional Information/)
    await enter(/^Additional Information/, 'Claim 123-45-6789, please')
    await send()
    await userEvent.click(screen.getByRole('button', {name: 'Remove it'}))
    expect(message().value).toBe('Claim , please')
    expect(document.activeElement).toBe(message())
    expect(screen.queryByRole('alert')).toBeNull()

    await enter(/^Additional Information/, 'Claim 123-45-6789, please')
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
    await fillIn()
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
})
