import {act, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {afterEach, expect, it} from 'vitest'
import {Header} from '../../../web/src/layout/header.tsx'
import {SkipLink} from '../../../web/src/layout/skip-link.tsx'
import {pageLink} from '../../fixtures/content.ts'
import {siteWithMenu} from '../../fixtures/site.ts'
import {renderOnSite} from '../../support/render-on-site.tsx'

const group = (label: string, ...items: string[]) => ({
  _key: label,
  label,
  link: null,
  items: items.map((item) => ({
    _key: item,
    label: item,
    description: null,
    link: pageLink(`/${item.toLowerCase()}`, item),
  })),
})
const groups = [group('Insurance', 'Life', 'Health'), group('Carriers', 'Directory')]
const {navigation} = siteWithMenu
const site = {...siteWithMenu, navigation: navigation && {...navigation, groups}}

const scrollTo = (pixels: number) =>
  act(() => {
    Object.assign(window, {scrollY: pixels})
    window.dispatchEvent(new Event('scroll'))
  })
afterEach(() => scrollTo(0))

it('tells that the page is under it once it is scrolled more than 10 pixels', () => {
  renderOnSite(<Header />, {site})
  const header = screen.getByRole('banner')
  for (const [pixels, told] of [
    [0, false],
    [10, false],
    [11, true],
    [0, false],
  ] as const) {
    scrollTo(pixels)
    expect([pixels, header.dataset.scrolled !== undefined]).toEqual([pixels, told])
  }
})

it('ties each group button to its panel, closed at first', () => {
  renderOnSite(<Header />, {site})
  for (const {label, items} of groups) {
    const button = screen.getByRole('button', {name: label})
    expect(button.getAttribute('aria-expanded')).toBe('false')
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
    // Light dismiss, Escape and the way back of the focus are the browser's, see the journeys in e2e/.
    expect(panel?.getAttribute('popover')).toBe('auto')
    for (const item of items) {
      expect(within(panel as HTMLElement).getByText(item.label)).toBeDefined()
    }
  }
})

it('lets the browser keep at most one group of the drawer open', () => {
  renderOnSite(<Header />, {site})
  const names = [...document.querySelectorAll('dialog details')].map((group) => group.getAttribute('name'))
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toBeTruthy()
})

it('is what the first skip link leads to', async () => {
  renderOnSite(
    <>
      <SkipLink />
      <Header />
    </>,
  )
  await userEvent.tab()
  const target = document.activeElement?.getAttribute('href')?.slice(1)
  expect(document.getElementById(target ?? '')).toBe(
    screen.getByRole('navigation', {name: site.interfaceText?.mainNavigation}),
  )
})
