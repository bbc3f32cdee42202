import {fireEvent, screen, within} from '@testing-library/react'
import type {ReactNode} from 'react'
import {of} from 'rxjs'
import {expect, test, vi} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import type {StoredPage} from './page-rows.ts'
import {PageTree} from './page-tree.tsx'

const {studio} = vi.hoisted(() => ({studio: {pages: [] as object[], listenQuery: () => of(studio.pages)}}))
vi.mock('sanity', () => ({useDocumentStore: () => studio}))
interface LinkProps {
  childId: string
  childPayload?: {path: string}
  childParameters?: object
  tabIndex?: number
  children?: ReactNode
  'data-selected'?: string
}
vi.mock('sanity/structure', () => {
  const ChildLink = ({childId, childPayload, childParameters: _, children, ...attributes}: LinkProps) => (
    <a href={`#${childPayload?.path ?? childId}`} {...attributes}>
      {children}
    </a>
  )
  return {usePaneRouter: () => ({ChildLink})}
})

function show(pages: readonly StoredPage[], open?: string) {
  studio.pages = [...pages]
  renderInStudio(<PageTree {...(open && {childItemId: open})} />)
}
const row = (title: string) => {
  const item = screen.getByText(title).closest('li')
  if (!item) throw new Error(`No row shows ${title}`)
  return item
}
const page = (id: string, path: string, title: string): StoredPage => ({_id: id, path, title})

const pages = [
  page('home', '/', 'Home'),
  page('products', '/products', 'Products'),
  page('drafts.products', '/products', 'Products, new'),
  page('drafts.life', '/products/life', 'Life'),
]

test('each page has its place, its state and a button for a page below it', () => {
  show(pages, 'products')
  expect(screen.getAllByRole('listitem').map((item) => item.style.paddingLeft)).toEqual([
    '0px',
    '0px',
    '18px',
  ])
  const states = ['Home', 'Products, new', 'Life'].map((title) =>
    within(row(title)).queryByText(/^(Edited|Draft)$/),
  )
  expect(states.map((state) => state?.textContent)).toEqual([undefined, 'Edited', 'Draft'])
  const below = within(row('Life')).getByLabelText('New page under /products/life')
  expect(below.getAttribute('href')).toBe('#/products/life')
  const [home, ...others] = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('svg')?.outerHTML)
  expect(new Set(others).size).toBe(1)
  expect(others).not.toContain(home)
})

test('the open page is selected, and the Tab key stops at it alone', () => {
  show(pages, 'products')
  const stops = screen.getAllByRole('link').filter((link) => link.tabIndex === 0)
  expect(stops.map((link) => link.getAttribute('href'))).toEqual(['#/', '#products', '#/products'])
  expect(row('Products, new').querySelector('[data-selected]')).not.toBeNull()
  expect(row('Home').querySelector('[data-selected]')).toBeNull()
})

test('the arrow keys move the focus from page to page', () => {
  show(pages)
  const link = (title: string) => row(title).querySelector('a')
  link('Home')?.focus()
  fireEvent.keyDown(screen.getByText('Home'), {key: 'ArrowDown'})
  expect(document.activeElement).toBe(link('Products, new'))
  fireEvent.keyDown(screen.getByText('Home'), {key: 'ArrowUp'})
  expect(document.activeElement).toBe(link('Home'))
})
