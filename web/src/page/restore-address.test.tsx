import {beforeEach, expect, test} from 'vitest'
import {restoreAddress} from './restore-address.ts'

const open = (address: string) => history.replaceState({kept: true}, '', address)
const shown = () => location.pathname + location.search + location.hash

beforeEach(() => open('/'))

test.each([
  ['/downloads/life', '/downloads/life.html', '/downloads/life.html'],
  ['/downloads/life/?print=1#top', '/downloads/life.html', '/downloads/life.html?print=1#top'],
  ['/about/index.html', '/about', '/about'],
  ['/index.html?a=1', '/', '/?a=1'],
  ['/about/', '/about', '/about/'],
  ['/about?tab=b', '/about', '/about?tab=b'],
  // The 404 page.
  ['/nowhere.html', '/404', '/nowhere.html'],
])('%s of a host becomes the page’s own %s', (asked, path, expected) => {
  open(asked)
  restoreAddress(window, path)
  expect(shown()).toBe(expected)
  expect(history.state).toEqual({kept: true})
})
