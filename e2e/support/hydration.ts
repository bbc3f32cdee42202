import type {Page} from '@playwright/test'

/** Resolves when React has hydrated the page and has logged all hydration errors. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated=true]', {state: 'attached'})
}

/** Opens a page; resolves when it has loaded all that a visit loads without being asked, the connection for live events last. */
export async function untilConnected(page: Page, path: string): Promise<void> {
  const connected = page.waitForResponse(/\/data\/live\/events\//)
  await page.goto(path)
  await untilHydrated(page)
  await connected
}

/** Makes each copy on the site an hour old, so that a visit asks the CMS for newer content. */
export async function anHourLater(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {get} = Headers.prototype
    Headers.prototype.get = function (name) {
      return name === 'age' ? '3600' : get.call(this, name)
    }
  })
}
