import {expect, test, vi} from 'vitest'
import {reloadAfterDeploy} from './reload-after-deploy.ts'

function visit({onLine = true} = {}) {
  const stored = new Map<string, string>()
  const reload = vi.fn()
  const page = {
    navigator: {onLine},
    location: {pathname: '/', reload},
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  }
  // Only what the function needs of a window.
  return {page: page as unknown as Window, reload}
}

test('missing code reloads a page once', () => {
  const {page, reload} = visit()
  reloadAfterDeploy(page)
  reloadAfterDeploy(page)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('offline the page, and what was typed into it, is left alone', () => {
  const {page, reload} = visit({onLine: false})
  reloadAfterDeploy(page)
  expect(reload).not.toHaveBeenCalled()
})

test('without storage nothing reloads, because nothing could stop it', () => {
  const {page, reload} = visit()
  Object.defineProperty(page, 'sessionStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  reloadAfterDeploy(page)
  expect(reload).not.toHaveBeenCalled()
})
