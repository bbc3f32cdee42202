import {expect, test, vi} from 'vitest'
import {reloadForMissingCode} from '../../../web/src/app/missing-code.ts'

function visit(pathname = '/') {
  const stored = new Map<string, string>()
  const reload = vi.fn()
  const page = {
    location: {pathname, reload},
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  }
  // Only what the function asks of a window.
  return {page: page as unknown as Window, reload}
}

const missing = new TypeError(
  'Failed to fetch dynamically imported module: https://site.example/assets/hero.js',
)

test('missing code reloads a page once', () => {
  const {page, reload} = visit()
  reloadForMissingCode(missing, page)
  reloadForMissingCode(missing, page)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('any other error leaves the page, and what was typed into it, alone', () => {
  const {page, reload} = visit()
  reloadForMissingCode(new Error('The content lake answered 500'), page)
  reloadForMissingCode('nothing', page)
  expect(reload).not.toHaveBeenCalled()
})

test('without storage nothing reloads, because nothing could stop it', () => {
  const {page, reload} = visit()
  Object.defineProperty(page, 'sessionStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  reloadForMissingCode(missing, page)
  expect(reload).not.toHaveBeenCalled()
})
