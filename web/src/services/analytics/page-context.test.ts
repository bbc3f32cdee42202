import {expect, it} from 'vitest'
import {siteSection, windowSizeCategory} from './page-context.ts'

it.each([
  [639, 'mobile'],
  [640, 'tablet-sm'],
  [767, 'tablet-sm'],
  [768, 'tablet-lg'],
  [1023, 'tablet-lg'],
  [1024, 'desktop-sm'],
  [1279, 'desktop-sm'],
  [1280, 'desktop-lg'],
])('a window of %i px is %s', (width, category) => {
  expect(windowSizeCategory(width)).toBe(category)
})

it.each([
  ['/', 'home'],
  ['/?utm_source=x', 'home'],
  ['/insurance/life', 'insurance'],
  ['/contact?tier=elite', 'contact'],
  ['/about/', 'about'],
])('%s is in the section %s', (path, section) => {
  expect(siteSection(path)).toBe(section)
})
