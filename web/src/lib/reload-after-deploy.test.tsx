import {expect, test, vi} from 'vitest'
import {reloadAfterDeploy} from './reload-after-deploy.ts'

test.each([
  ['missing code reloads a page once', true, sessionStorage, 1],
  ['offline the page, and what was typed into it, is left alone', false, sessionStorage, 0],
  ['without storage nothing reloads, because nothing could stop it', true, undefined, 0],
])('%s', (_what, onLine, storage, times) => {
  const reload = vi.fn()
  // Only what the function needs of a window.
  const page = {
    navigator: {onLine},
    location: {pathname: '/', reload},
    sessionStorage: storage,
  } as unknown as Window
  reloadAfterDeploy(page)
  reloadAfterDeploy(page)
  expect(reload).toHaveBeenCalledTimes(times)
})
