import {act, fireEvent, screen} from '@testing-library/react'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {siteWithMenu} from '../../../tests/fixtures/site.ts'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {Form} from './form.tsx'
import {loadInquiries} from './load-inquiries.ts'

vi.mock('./load-inquiries.ts', () => ({loadInquiries: vi.fn()}))

const {settings} = sectionOf('inquiryForm')
const call = {label: '(214) 555-0100', link: {kind: 'phone', phone: '(214) 555-0100'}}
const site = {
  ...siteWithMenu,
  navigation: {...siteWithMenu.navigation, call},
} as unknown as typeof siteWithMenu

beforeEach(() => {
  vi.useFakeTimers()
  // A script that a blocker holds.
  vi.mocked(loadInquiries).mockReturnValue(new Promise(() => {}))
  document.title = 'Contact'
  renderOnSite(<Form kind="question" settings={settings} location="page" label="Question" />, {site})
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const press = () => fireEvent.submit(screen.getByRole('form'))

it('the title begins with the problem while the form has one', () => {
  press()
  expect(document.title).toBe(`${settings.summaryHeading}: Contact`)
})

it('a form whose script never comes keeps the text and shows the phone number', async () => {
  for (const box of screen.getAllByRole('textbox')) {
    const value = box.getAttribute('name') === 'contact' ? 'ada@harbor.example' : 'Ada Miller'
    fireEvent.change(box, {target: {value}})
  }
  press()
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(settings.messages?.genericError)
  expect(alert.querySelector('a')?.href).toBe('tel:2145550100')
  expect(document.title).toContain('Contact')
  expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toContain('Ada Miller')
  expect(screen.getByRole('button')).toHaveProperty('disabled', false)
})
