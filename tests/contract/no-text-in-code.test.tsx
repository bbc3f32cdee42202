import {act, fireEvent, render, waitFor} from '@testing-library/react'
import type {ContentData} from '@upline/web/content/types.ts'
import type {SubmitResult} from '@upline/web/inquiry/inquiry-service.ts'
import {loadInquiries} from '@upline/web/inquiry/load-inquiries.ts'
import {loadMoreCode} from '@upline/web/page/page-types.ts'
import {createQueryClient} from '@upline/web/page/query-client.ts'
import {App} from '@upline/web/site/app.tsx'
import {MemoryRouter} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {foreignTexts} from '../support/foreign-texts.ts'
import {markedContent, markedSite} from '../support/marked-content.ts'
import {pageState} from '../support/page-state.ts'

// The form's end is the subject here, not the way there.
vi.mock('@upline/web/inquiry/load-inquiries.ts', async (original) => ({
  ...(await original<object>()),
  loadInquiries: vi.fn(),
}))

async function open(path: string, content: ContentData) {
  const state = pageState(markedSite(), content)
  await loadMoreCode()
  const client = createQueryClient(path, state)
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App client={client} />
    </MemoryRouter>,
  )
}

test('the 404 page has none', async () => {
  const {container} = await open('/nowhere', markedContent('/nowhere'))
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull())
  expect(foreignTexts(container)).toEqual([])
})

test('an empty search has none', async () => {
  const content = markedContent('/carriers/directory')
  const sections = content._type === 'page' ? (content.sections ?? []) : []
  const directory = sections.find((section) => section._type === 'carrierDirectory')
  const {container} = await open('/carriers/directory', content)
  const search = await waitFor(() => {
    const input = container.querySelector<HTMLInputElement>('input[type="search"]')
    if (!input) throw new Error('There is no search field')
    return input
  })
  expect(container.textContent).not.toContain(directory?.emptyText)
  fireEvent.change(search, {target: {value: '12345'}})
  await waitFor(() => expect(container.textContent).toContain(directory?.emptyText))
  expect(foreignTexts(container)).toEqual([])
})

test.each<[string, SubmitResult]>([
  ['stored', {status: 'saved', via: 'firestore', id: '123456'}],
  ['kept in the browser', {status: 'saved', via: 'local', id: '123456'}],
  ['one too many', {status: 'rate-limited', code: 'RATE_LIMIT_ERROR', limit: 3, minutes: 7}],
  ['failed', {status: 'failed', code: 'SUBMISSION_FAILED'}],
])('the form has none: empty, then %s', async (_name, result) => {
  const submit = vi.fn(async () => result)
  vi.mocked(loadInquiries).mockResolvedValue({submit})
  const {container} = await open('/contact', markedContent('/contact'))
  const form = await waitFor(() => {
    const element = container.querySelector('form')
    if (!element) throw new Error('There is no form')
    return element
  })
  fireEvent.submit(form)
  await waitFor(() => expect(container.querySelector('[aria-invalid="true"]')).not.toBeNull())
  expect(foreignTexts(container)).toEqual([])

  for (const input of form.querySelectorAll<HTMLInputElement>(
    'input:not([type="checkbox"]):not([tabindex="-1"])',
  )) {
    const value =
      input.type === 'email' ? 'jordan@agency.example' : input.type === 'tel' ? '2145550100' : 'Jordan'
    fireEvent.change(input, {target: {value}})
  }
  for (const select of form.querySelectorAll('select')) {
    fireEvent.change(select, {target: {value: [...select.options].at(-1)?.value}})
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) fireEvent.click(box)
  fireEvent.submit(form)
  await waitFor(() => expect(container.querySelector('[aria-invalid="true"]')).toBeNull())
  await waitFor(() => expect(submit).toHaveBeenCalled())
  // The answer is rendered.
  await act(async () => {})
  expect(foreignTexts(container)).toEqual([])
})
