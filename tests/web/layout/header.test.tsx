import {act, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {pageLink} from '@upline/web/content/content.fixture.ts'
import {Header} from '@upline/web/layout/header.tsx'
import {SkipLink} from '@upline/web/layout/skip-link.tsx'
import {afterEach, expect, it} from 'vitest'
import {siteWithMenu} from '../../fixtures/site.ts'
import {sampleSite} from '../../support/marked-content.ts'
import {renderOnSite} from '../../support/render-on-site.tsx'

const group = (label: string, ...items: string[]) => ({
  _key: label,
  label,
  link: null,
  items: items.map((item) => ({
    _key: item,
    label: item,
    description: null,
    link: pageLink(`/${item.toLowerCase()}`),
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

it('shows the uploaded logo, or rings', () => {
  const asset = {url: 'https://cdn.example/logo.png', width: 320, height: 80, extension: 'png', lqip: null}
  const logo = {asset, alt: null, caption: null, crop: null, hotspot: null, decorative: null}
  const {settings} = sampleSite()
  const {container, unmount} = renderOnSite(<Header />, {
    site: {...site, settings: settings && {...settings, logo}},
  })
  expect(container.querySelector('a img')).toHaveProperty('src', expect.stringContaining(asset.url))
  expect(container.querySelector('a svg')).toBeNull()
  unmount()
  const without = renderOnSite(<Header />, {site})
  expect(without.container.querySelector('a img')).toBeNull()
  expect(without.container.querySelector('a svg')).not.toBeNull()
})

it('marks that the page is under it once it is scrolled more than 10 pixels', () => {
  renderOnSite(<Header />, {site})
  const header = screen.getByRole('banner')
  for (const [pixels, expected] of [
    [0, false],
    [10, false],
    [11, true],
    [0, false],
  ] as const) {
    scrollTo(pixels)
    expect([pixels, header.dataset.scrolled !== undefined]).toEqual([pixels, expected])
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
