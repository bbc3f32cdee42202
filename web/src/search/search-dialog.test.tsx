import {fireEvent, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {expect, it, vi} from 'vitest'
import {siteWithMenu} from '../../../tests/fixtures/site.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {Header} from '../site/header.tsx'
import {SearchLink} from './search-link.tsx'

const {navigation} = siteWithMenu
const site = {...siteWithMenu, navigation: navigation && {...navigation, searchPath: '/search'}}
const pages = [
  {path: '/carriers', title: 'Carrier network', text: 'Carriers with names.'},
  {path: '/carriers/directory', title: 'Carrier directory', text: 'Every carrier there is.'},
]
const answer = (status = 200) => new Response(JSON.stringify({pages}), {status})
// jsdom has dialogs that do not open.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
const field = () => screen.findByRole('combobox')

it('opens by key unless a field has focus, and closes by a press beside it', async () => {
  vi.stubGlobal('fetch', async () => answer())
  renderOnSite(
    <>
      <SearchLink path="/search" />
      <input aria-label="Name" />
    </>,
    {site},
  )
  await userEvent.type(screen.getByLabelText('Name'), 'a/b')
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('a/b')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByLabelText('Name').blur()
  // The browser must neither type the key into the dialog nor open its own search.
  expect(fireEvent.keyDown(document.body, {key: '/'})).toBe(false)
  await field()
  // A press beside the dialog is a press on the dialog itself.
  fireEvent.click(await field())
  fireEvent.click(screen.getByRole('dialog'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps the letters that are typed before its code is loaded, and only those', async () => {
  vi.stubGlobal('fetch', async () => answer())
  renderOnSite(<SearchLink path="/search" />, {site})
  const press = (key: string, keys = {}) => fireEvent.keyDown(document.body, {key, ...keys})
  press('k', {ctrlKey: true})
  // Space would scroll the page.
  expect([...'a dir'].map((key) => press(key))).not.toContain(true)
  press('Shift')
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', 'a dir'))
  const close = screen.getByRole('button', {name: 'Close'})
  fireEvent.keyDown(close, {key: '/'})
  expect(fireEvent.keyDown(close, {key: ' '})).toBe(true)
  await userEvent.click(close)
  press('x')
  press('/')
  expect(await field()).toHaveProperty('value', '')
})

it('the arrow keys go round the results', async () => {
  vi.stubGlobal('fetch', async () => answer())
  renderOnSite(<SearchLink path="/search" />, {site})
  await userEvent.click(screen.getByRole('link', {name: 'Search'}))
  await userEvent.type(await field(), 'carrier')
  const names = (await screen.findAllByRole('option')).map(({textContent}) => textContent)
  const selected = async (key: string) => {
    await userEvent.keyboard(key)
    return screen.getByRole('option', {selected: true}).textContent
  }
  expect(names).toHaveLength(2)
  for (const index of [0, 1, 0]) expect(await selected('{ArrowDown}')).toBe(names[index])
  for (const index of [1, 0, 1]) expect(await selected('{ArrowUp}')).toBe(names[index])
})

it('focuses the field of the page of the search, and loads no dialog', async () => {
  vi.stubGlobal('fetch', async () => answer())
  renderOnSite(
    <>
      <SearchLink path="/search" />
      <main>
        <input type="search" aria-label="On the page" />
      </main>
    </>,
    {site, history: ['/search']},
  )
  fireEvent.keyDown(document.body, {key: '/'})
  expect(document.activeElement).toBe(screen.getByLabelText('On the page'))
})

it('lets the visitor switch the key / off, which the next visit keeps', async () => {
  vi.stubGlobal('fetch', async () => answer())
  const {unmount} = renderOnSite(<SearchLink path="/search" />, {site})
  await userEvent.keyboard('/')
  const box = await screen.findByRole('checkbox', {name: 'Press / to open search'})
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', {name: 'Close'}))
  expect(screen.getByRole('link', {name: 'Search'}).getAttribute('aria-keyshortcuts')).toBe('Control+K')
  await userEvent.keyboard('/')
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  renderOnSite(<SearchLink path="/search" />, {site})
  await userEvent.keyboard('/')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', {name: 'Close'}))
  await userEvent.keyboard('/')
  expect(await field()).toBeDefined()
})

it('Enter without a choice opens the page of the search with the query in its address', async () => {
  vi.stubGlobal('fetch', async () => answer())
  renderOnSite(<SearchLink path="/search" />, {site})
  await userEvent.click(screen.getByRole('link', {name: 'Search'}))
  await userEvent.type(await field(), 'a & b{Enter}')
  await waitFor(() => expect(location.pathname + location.search).toBe('/search?q=a%20%26%20b'))
})

it('says that nothing was found, and that it failed, and tries again', async () => {
  const fetched = vi.fn(async () => answer(503))
  vi.stubGlobal('fetch', fetched)
  renderOnSite(<SearchLink path="/search" />, {site})
  await userEvent.click(screen.getByRole('link', {name: 'Search'}))
  await userEvent.type(await field(), 'zeppelin')
  const retry = await screen.findByRole('button', {name: 'Try again'})
  expect(screen.getByRole('status').textContent).toContain('couldn’t load')
  fetched.mockImplementation(async () => answer())
  await userEvent.click(retry)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('“zeppelin”'))
})

it('is in the header where staff named a page for it', () => {
  const {unmount} = renderOnSite(<Header />, {site})
  expect(screen.getByRole('link', {name: 'Search'}).getAttribute('href')).toBe('/search')
  unmount()
  renderOnSite(<Header />, {site: siteWithMenu})
  expect(screen.queryByRole('link', {name: 'Search'})).toBeNull()
})
