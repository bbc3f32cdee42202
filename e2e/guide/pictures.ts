import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Page} from '@playwright/test'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {refused} from '../support/product.ts'
import {test as journey} from '../support/studio.ts'
import {expect} from '../support/test.ts'
import {sharedSection, storeInquiries, storeUnfound, trialPage, trialPages} from './trial-content.ts'

const test = journey.extend<{takePicture: (name: string) => Promise<void>}>({
  takePicture: async ({studio: {page}}, use) => {
    await page.setViewportSize({width: 1200, height: 720})
    await use(async (name) => {
      // Thumbnails and messages that come and go.
      await page.waitForTimeout(1500)
      await writeFile(join(root, `docs/guides/pictures/${name}.webp`), await asWebp(page))
    })
  },
})

test('the pictures of the guide, one after another', async ({studio, lake, product, takePicture}) => {
  const {page} = studio
  const dialog = page.getByRole('dialog')
  await lake.mutate(trialPages.map((createOrReplace) => ({createOrReplace})))
  await storeInquiries(product.backend)
  await storeUnfound(product.backend)

  await studio.goTo('/structure/pages')
  await expect(page.getByText('Spring seminar')).toBeVisible({timeout: 90_000})
  await takePicture('first-day')

  await studio.open('page', trialPage)
  await studio.field('title').getByRole('textbox').fill('Spring seminar in Dallas')
  await expect(page.getByRole('link', {name: /Dallas.*Edited/s})).toBeVisible()
  await takePicture('publish')

  await page.getByRole('button', {name: 'What publishing changes'}).click()
  const effect = page.getByRole('list', {name: 'What changes on the site'})
  await expect(effect).toBeVisible({timeout: 90_000})
  await takePicture('effect')

  await studio.act('Schedule…')
  await page.getByLabel('Publish at').fill(`${new Date().getFullYear() + 1}-03-01T09:00`)
  await takePicture('schedule')

  await dialog.getByRole('button', {name: 'Close', exact: true}).click()
  await studio.field('path').getByRole('textbox').fill('/about/seminars/spring')
  await expect(effect).toContainText('/about/seminars/spring', {timeout: 90_000})
  await studio.publishUntil('You’re changing this page’s address')
  await takePicture('move')

  await studio.confirm(/cancel/i)
  await studio.act('Unpublish…')
  await expect(dialog).toContainText('No longer on the site', {timeout: 90_000})
  await takePicture('unpublish')

  await studio.confirm(/cancel/i)
  await page.getByRole('tab', {name: 'Search and sharing'}).click()
  await page.getByRole('group', {name: 'Share card'}).scrollIntoViewIfNeeded()
  await takePicture('search-result')

  await lake.mutate([{delete: {id: trialPage}}, {delete: {id: `drafts.${trialPage}`}}])
  await studio.goTo('/structure/recently-deleted')
  await expect(page.getByRole('button', {name: 'Restore'}).first()).toBeVisible()
  await takePicture('bring-back')

  await studio.goTo('/bulk')
  await page.getByLabel('Type', {exact: true}).selectOption('course')
  await page.getByRole('checkbox', {name: /^Select all/}).check()
  await takePicture('bulk')

  await page.getByRole('button', {name: 'Import a table…'}).click()
  await page
    .getByRole('textbox', {name: 'Table'})
    .fill('Title\tDuration\tLevel\nCompliance and ethics\t4\tRequired\nSales fundamentals\t12\tBeginner\n')
  await page.getByRole('button', {name: 'Continue'}).click()
  await page.getByRole('button', {name: 'Show changes'}).click()
  await expect(page.getByRole('button', {name: /^Import \d/})).toBeVisible()
  await takePicture('import')

  await dialog.getByRole('button', {name: 'Close', exact: true}).click()
  await studio.goTo('/health')
  const mistake = page.getByRole('link', {name: 'Open house'}).first()
  await expect(mistake).toBeVisible({timeout: 90_000})
  await takePicture('health')
  await page.getByRole('region', {name: 'Searches without a result'}).scrollIntoViewIfNeeded()
  await takePicture('not-found')

  await mistake.click()
  const heading = studio.field('sections[_key=="opening"].heading')
  await expect(heading.getByTestId('input-validation-icon-error')).toBeVisible({timeout: 90_000})
  await takePicture('looks-wrong')

  await studio.goTo('/media')
  await page.getByPlaceholder('Search').fill('medicare.webp')
  await page.locator('[data-testid^=media-asset-card]').first().click()
  await page.getByTestId('uses').scrollIntoViewIfNeeded()
  await takePicture('media')

  await page.keyboard.press('Escape')
  const moment = new Date().toISOString()
  await studio.goTo(`/presentation?preview=${encodeURIComponent(`/about/leadership?date=${moment}`)}`)
  const archived = page.frameLocator('iframe').frameLocator('iframe[title="Archived page"]')
  await expect(archived.getByRole('complementary', {name: 'Archive'})).toBeVisible({timeout: 90_000})
  // The Studio's own cover of the preview.
  await expect(page.getByText('Loading.')).toBeHidden({timeout: 90_000})
  await takePicture('past')

  await studio.goTo('/inbox')
  await page.getByRole('button', {name: 'Ruth Calloway'}).click()
  await page.getByRole('button', {name: 'Assign to me'}).click()
  await page.getByLabel('New note').fill('Called, wants to see the levels before Friday.')
  await page.getByRole('button', {name: 'Add note'}).click()
  await expect(page.getByLabel('New note')).toHaveValue('')
  await takePicture('inbox')

  await page.getByRole('button', {name: refused}).click()
  const delivery = page.getByText('Not accepted')
  await expect(delivery).toBeVisible({timeout: 90_000})
  await delivery.scrollIntoViewIfNeeded()
  await takePicture('hand-over')

  await studio.open('sharedSection', sharedSection)
  await page.getByText('Used on').click()
  await expect(page.getByText('/about/summer-seminar').first()).toBeVisible()
  await takePicture('shared-section')
})

/** Takes a screenshot as WebP, which the browser can encode and Playwright can't. */
async function asWebp(page: Page): Promise<Buffer> {
  const png = (await page.screenshot()).toString('base64')
  const encoder = await page.context().newPage()
  const encoded = await encoder.evaluate(async (source) => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.7)
  }, `data:image/png;base64,${png}`)
  await encoder.close()
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}
