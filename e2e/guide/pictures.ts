import {expect, type Page} from '@playwright/test'
import {removeTrialPage, trialPage} from './trial-content.ts'

const patience = {timeout: 90_000}

/** The pictures of the guide, in an order in which each step starts from the one before. */
export const pictures: Record<string, (page: Page, backend: string) => Promise<void>> = {
  'first-day': async (page) => {
    await page.goto('/structure/pages')
    await expect(page.getByText('Spring seminar')).toBeVisible(patience)
  },
  publish: async (page) => {
    await openPage(page, trialPage)
    await page.getByTestId('field-title').getByRole('textbox').fill('Spring seminar in Dallas')
    await expect(page.getByTestId('action-publish')).toBeEnabled(patience)
  },
  schedule: async (page) => {
    await page.getByTestId('action-menu-button').click()
    await page.getByRole('menuitem', {name: 'Schedule…'}).click()
    await page.getByLabel('Publish at').fill(`${new Date().getFullYear() + 1}-03-01T09:00`)
  },
  move: async (page) => {
    await page.getByRole('dialog').getByRole('button', {name: 'Close', exact: true}).click()
    await page.getByTestId('field-path').getByRole('textbox').fill('/about/seminars/spring')
    await expect(async () => {
      await page.getByTestId('action-publish').click({timeout: 2000})
      await expect(page.getByRole('dialog')).toContainText('You’re changing this page’s address', {
        timeout: 4000,
      })
    }).toPass(patience)
  },
  unpublish: async (page) => {
    await openPage(page, trialPage)
    await page.getByTestId('action-menu-button').click()
    await page.getByRole('menuitem', {name: 'Unpublish…'}).click()
    await expect(page.getByRole('dialog')).toContainText('Unpublish this?', patience)
  },
  'bring-back': async (page, backend) => {
    await removeTrialPage(backend)
    await page.goto('/structure/recently-deleted')
    await expect(page.getByRole('button', {name: 'Restore'}).first()).toBeVisible(patience)
  },
  bulk: async (page) => {
    await page.goto('/bulk')
    await page.getByLabel('Type', {exact: true}).selectOption('course')
    await page.getByRole('checkbox', {name: /^Select all/}).check()
  },
  import: async (page) => {
    await page.getByRole('button', {name: 'Import a table…'}).click()
    await page
      .getByRole('textbox', {name: 'Table'})
      .fill('Title\tDuration\tLevel\nCompliance and ethics\t4\tRequired\nSales fundamentals\t12\tBeginner\n')
    await page.getByRole('button', {name: 'Continue'}).click()
    await page.getByRole('button', {name: 'Show the difference'}).click()
    await expect(page.getByRole('button', {name: /^Import \d/})).toBeVisible(patience)
  },
  health: async (page) => {
    await page.goto('/health')
    await expect(page.getByRole('link', {name: 'Open house'}).first()).toBeVisible(patience)
  },
  'looks-wrong': async (page) => {
    await page.getByRole('link', {name: 'Open house'}).first().click()
    await expect(page.getByTestId('field-sections[_key=="opening"].heading')).toBeVisible(patience)
  },
  media: async (page) => {
    await page.goto('/media')
    await page.getByPlaceholder('Search').fill('medicare.webp')
    await page
      .getByTestId(/^media-asset-card/)
      .first()
      .click()
    await expect(page.getByText('Where it’s used')).toBeVisible(patience)
  },
  inbox: async (page) => {
    await page.goto('/inbox')
    await page.getByRole('button', {name: 'Ruth Calloway'}).click()
    await page.getByRole('button', {name: 'Assign to me'}).click()
    await page.getByLabel('New note').fill('Called, wants to see the levels before Friday.')
    await page.getByRole('button', {name: 'Add note'}).click()
    await expect(page.getByLabel('New note')).toHaveValue('')
  },
}

async function openPage(page: Page, id: string): Promise<void> {
  await page.goto(`/intent/edit/id=${id};type=page/`)
  await expect(page.getByTestId('field-path').getByRole('textbox')).toBeEditable(patience)
}
