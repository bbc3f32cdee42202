import {fireEvent, render, screen} from '@testing-library/react'
import {Link, MemoryRouter, useNavigate} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {useScrollPosition} from './use-scroll-position.ts'

function Page({to}: {to: string}) {
  useScrollPosition()
  return (
    <>
      <Link to={to}>Go</Link>
      <h2 id="100%">All of it</h2>
      <h2 id="Überblick">Overview</h2>
    </>
  )
}

function follow(to: string, from: string) {
  render(
    <MemoryRouter initialEntries={[from]}>
      <Page to={to} />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('link'))
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({matches: false})))

test('leads back to the position from before a reload, unless what is stored is something else', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const Back = () => {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    )
  }
  for (const stored of [[['default', 300]], [['default', '300']], {default: 300}]) {
    sessionStorage.setItem('scroll_positions', JSON.stringify(stored))
    const {unmount} = render(
      <MemoryRouter initialEntries={['/a']}>
        <Page to="/b" />
        <Back />
      </MemoryRouter>,
    )
    fireEvent.click(screen.getByRole('link'))
    fireEvent.click(screen.getByRole('button'))
    unmount()
  }
  sessionStorage.clear()
  expect(scrolled.mock.calls.map(([options]) => Object(options).top)).toEqual([0, 300, 0, 0, 0, 0])
})

test.each([
  ['#100%25', '100%'],
  ['#100%', '100%'],
  ['#%C3%9Cberblick', 'Überblick'],
])('%s scrolls to the heading of that id', (to, id) => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id)
  }
  follow(to, '/')
  expect(scrolled.mock.calls).toEqual([[id]])
  expect(document.activeElement?.id).toBe(id)
})

test.each(['/a?b=c', '/contact?topic=partner'])('a link from /a?b=c to %s leads to its top', (to) => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  follow(to, '/a?b=c')
  expect(scrolled.mock.calls).toEqual([[{top: 0, behavior: 'instant'}]])
})

test('a link to another tab of the same page keeps the position', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  follow('/a?tab=2', '/a?tab=1')
  expect(scrolled).not.toHaveBeenCalled()
})

test.each(['{', '5', '[1]', '[["a"]]', 'null'])(
  'a stored list of positions that is %s is ignored',
  (stored) => {
    sessionStorage.setItem('scroll_positions', stored)
    vi.spyOn(window, 'scrollTo').mockReturnValue()
    expect(() => follow('/a', '/')).not.toThrow()
    sessionStorage.clear()
  },
)
