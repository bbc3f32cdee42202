import {act, fireEvent, screen, waitFor} from '@testing-library/react'
import {type ReactNode, startTransition} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {allSections} from '../../../tests/support/all-sections.ts'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import {StateChoice} from '../content/state-choice.tsx'
import type {Section} from '../content/types.ts'
import '../page/more-code.ts'
import '../page/rare-code.ts'
import {SectionList} from '../sections/section-list.tsx'
import {readControls} from './early-input.ts'
import {Hydrated} from './hydrated.tsx'

const pageOf = (section: Section) => (
  <OnSite>
    <main>
      <SectionList sections={[section]} />
      <Hydrated />
    </main>
  </OnSite>
)

let container: HTMLElement
const pages = allSections.map((section) => ({section, html: renderToString(pageOf(section))}))
const withFields = pages.filter(({html}) => /<(input|select|textarea)/.test(html))

beforeEach(() => {
  // Search results never arrive.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  delete document.documentElement.dataset.hydrated
  sessionStorage.clear()
  localStorage.clear()
  container = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  container.remove()
  vi.unstubAllGlobals()
})

async function hydrate(element: ReactNode) {
  const root = await act(async () => hydrateRoot(container, element, {onRecoverableError: () => {}}))
  await act(untilHydrated)
  return root
}

const untilHydrated = () =>
  vi.waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('true'), {interval: 1})

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const fields = () => [...container.querySelectorAll<Field>('[name]:is(input, select, textarea)')]

/** Enters something into each field, or one: without events, as before hydration, or with events that React handles. */
function enterAll(isHydrated: boolean, only?: number): void {
  for (const [index, field] of fields().entries()) {
    if (only !== undefined && index !== only) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (isHydrated) field.click()
      else field.checked = !field.checked
      continue
    }
    const chosen = field instanceof HTMLSelectElement ? [...field.options].at(-1)?.value : undefined
    const value = chosen ?? (field.getAttribute('inputmode') === 'numeric' ? '7' : `A${field.type}@b.example`)
    if (isHydrated) fireEvent.change(field, {target: {value}})
    else field.value = value
  }
}

/** Returns the fields and texts of a page into which something was entered before or after hydration. */
async function filledIn(
  {section, html}: (typeof pages)[number],
  isEarly: boolean,
  change = () => {},
  only?: number,
) {
  container.innerHTML = html
  for (const element of container.querySelectorAll('noscript')) element.replaceChildren()
  change()
  if (isEarly) enterAll(false, only)
  delete document.documentElement.dataset.hydrated
  const root = await hydrate(pageOf(section))
  if (!isEarly) await act(async () => enterAll(true, only))
  const entered = fields().map((field) => [
    field.name,
    field.value,
    field instanceof HTMLInputElement && field.checked,
  ])
  const found = {entered, text: container.textContent, stored: {...sessionStorage}}
  await act(async () => root.unmount())
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  return found
}

describe.each(withFields.map((page) => [page.section._type, page] as const))('%s', (_type, page) => {
  it('has a name for each field, except the honeypot', () => {
    container.innerHTML = page.html
    const all = [...container.querySelectorAll('input, select, textarea')]
    const hidden = all.filter((field) => field.closest('[aria-hidden=true]'))
    expect(fields()).toHaveLength(all.length - hidden.length)
    expect(readControls().byKey.size).toBe(fields().length + container.querySelectorAll('button').length)
  })

  it('shows the same whether something is entered before or after hydration', async () => {
    const expected = await filledIn(page, false)
    expect(await filledIn(page, true)).toEqual(expected)
  })

  it('stores the same whether one field is filled in before or after hydration', async () => {
    container.innerHTML = page.html
    for (const index of fields().keys()) {
      // The text counts the characters of a message a second after the last one.
      const {text: _, ...expected} = await filledIn(page, false, undefined, index)
      expect(await filledIn(page, true, undefined, index)).toMatchObject(expected)
    }
  })

  it('keeps what was entered if an extension changes the page before hydration', async () => {
    const expected = await filledIn(page, false)
    // React reports the difference.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const kept = await filledIn(page, true, () => {
      for (const label of container.querySelectorAll('label')) {
        label.after(document.createElement('div'), document.createElement('input'))
        const [text] = label.childNodes
        if (text instanceof Text) {
          const translated = document.createElement('font')
          text.replaceWith(translated)
          translated.append(text)
        }
      }
    })
    expect(kept).toEqual(expected)
  })
})

it('presses the present button for one that React has replaced', async () => {
  const [page] = pages.filter(({section}) => section._type === 'carrierShowcase')
  if (!page) throw new Error('There is no showcase')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  container.innerHTML = page.html
  const button = container.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')[1]
  window.earlyPresses = {buttons: button ? [button] : [], stop: () => {}, fail: () => {}}
  container.querySelector('section')?.prepend(document.createElement('div'))
  const root = await hydrate(pageOf(page.section))
  expect(button?.isConnected).toBe(false)
  expect(container.querySelectorAll('button[aria-pressed]')[1]?.ariaPressed).toBe('true')
  await act(async () => root.unmount())
  window.history.replaceState(null, '', '/')
})

it('keeps a choice that makes React hydrate the page', async () => {
  const [page] = pages.filter(({section}) => section._type === 'carrierDirectory')
  if (!page) throw new Error('There is no directory')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  container.innerHTML = page.html
  let root: ReturnType<typeof hydrateRoot> | undefined
  startTransition(() => {
    root = hydrateRoot(container, pageOf(page.section))
  })
  const choice = screen.getByRole<HTMLSelectElement>('combobox', {name: 'Sort by'})
  choice.value = 'rating'
  // As browsers do.
  choice.dispatchEvent(new Event('input', {bubbles: true}))
  choice.dispatchEvent(new Event('change', {bubbles: true}))
  await untilHydrated()
  await waitFor(() => expect([location.search, choice.value]).toEqual(['?sort=rating', 'rating']))
  root?.unmount()
  window.history.replaceState(null, '', '/')
})

it('keeps a letter that is typed while what was typed before is about to be restored', async () => {
  const [page] = pages.filter(({section}) => section._type === 'carrierDirectory')
  if (!page) throw new Error('There is no directory')
  container.innerHTML = page.html
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  field.value = 'Ever'
  const root = await act(async () => hydrateRoot(container, pageOf(page.section)))
  await act(async () => fireEvent.input(field, {target: {value: 'Everg'}}))
  await act(untilHydrated)
  expect(field.value).toBe('Everg')
  await vi.waitFor(() => expect(location.search).toBe('?q=Everg'))
  await act(async () => root.unmount())
  window.history.replaceState(null, '', '/')
})

it.each(['', 'Texas'])(
  'keeps a state that is chosen before hydration, with %j stored before',
  async (stored) => {
    localStorage.setItem('upline.state', stored)
    const element = (
      <OnSite>
        <StateChoice />
        <Hydrated />
      </OnSite>
    )
    container.innerHTML = renderToString(element)
    const choice = screen.getByRole<HTMLSelectElement>('combobox')
    choice.value = 'Ohio'
    const root = await hydrate(element)
    expect([choice.value, localStorage.getItem('upline.state')]).toEqual(['Ohio', 'Ohio'])
    await act(async () => root.unmount())
    localStorage.clear()
  },
)
