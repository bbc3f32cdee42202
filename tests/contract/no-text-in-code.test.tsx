import {act, fireEvent, render, waitFor} from '@testing-library/react'
import {MemoryRouter} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {App} from '../../web/src/app/app.tsx'
import {createContentClient} from '../../web/src/app/content-state.ts'
import {renderPage} from '../../web/src/app/entry-prerender.tsx'
import type {ContentData} from '../../web/src/content/types.ts'
import {loadPage} from '../../web/src/pages/load-page.ts'
import {loadInquiries} from '../../web/src/services/inquiries/load-inquiries.ts'
import type {SubmitResult} from '../../web/src/services/inquiries/types.ts'
import {markedContent, markedSite, paths} from '../support/marked-content.ts'

// The form's end is the subject here, not the way there.
vi.mock('../../web/src/services/inquiries/load-inquiries.ts', async (original) => ({
  ...(await original<object>()),
  loadInquiries: vi.fn(),
}))

const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']

/** What a visitor reads or hears and is neither content nor one of the exceptions. */
function foreignTexts(root: ParentNode): string[] {
  const texts: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('script, style, template, time, time *')) continue
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return texts.filter((text) => /\p{Letter}/u.test(withoutContent(text)))
}

function withoutContent(text: string): string {
  return (
    text
      .replace(/⟦\d+⟧/g, '')
      // A date of content in words.
      .replace(/\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g, '')
      // Initials of a carrier without a logo, and the kind and size of a file, are made of content.
      .replace(/\b(?:PNG|PDF|kB|KB|MB)\b/g, '')
      // Names of the networks a person is on are the networks' own.
      .replace(/\b(?:LinkedIn|Twitter|GitHub)\b/g, '')
  )
}

test('the sample has all its pages', () => {
  expect(paths.length).toBeGreaterThan(30)
})

test.each(paths)('%s has no text that is not content', async (path) => {
  const page = await renderPage(path, {site: markedSite(), content: markedContent(path)})
  const container = document.createElement('div')
  // What is for visitors without script only is read too; where there is script it would be no elements.
  container.innerHTML = page.body.replaceAll(/(<\/?)noscript>/g, '$1div>')
  expect(container.textContent).toContain('⟦')
  expect(foreignTexts(container)).toEqual([])
})

async function open(path: string, content: ContentData | null) {
  await loadPage(content)
  const client = createContentClient(path, {site: markedSite(), content})
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App client={client} />
    </MemoryRouter>,
  )
}

test('the 404 page has none', async () => {
  const {container} = await open('/nowhere', null)
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
  fireEvent.change(search, {target: {value: 'no carrier is called that'}})
  await waitFor(() => expect(container.textContent).toContain(directory?.emptyText))
  expect(foreignTexts(container)).toEqual([])
})

test.each<[string, SubmitResult]>([
  ['stored', {status: 'saved', via: 'firestore', id: 'x'}],
  ['kept in the browser', {status: 'saved', via: 'local', id: 'x'}],
  ['one too many', {status: 'rate-limited', code: 'RATE_LIMIT_ERROR', limit: 3, minutes: 7}],
  ['failed', {status: 'failed', code: 'SUBMISSION_FAILED'}],
])('the form has none: empty, then %s', async (_name, result) => {
  const submit = vi.fn(async () => result)
  const service = {
    submit,
    resend: async () => 0,
    waiting: () => 0,
    onOutbox: () => () => {},
  }
  vi.mocked(loadInquiries).mockResolvedValue(service)
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
