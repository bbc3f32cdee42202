import {expect, type Locator, type Page} from '@playwright/test'
import type {Route, RouteLink, RouteTab, RouteTable} from '../routes/route.ts'

/** Compares the open page with its required content. */
export async function expectRoute(page: Page, route: Route): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {level: 1})).toHaveCount(1)
  await expect(main.getByRole('heading', {level: 1})).toHaveText(route.heading ?? /\S/)
  await expect(page).toHaveTitle(route.title)
  await expectTexts(main, route.texts)
  const anyName = route.leadsTo?.split(' | ').map((to) => ({name: '', to})) ?? []
  await expectLinks(main, [...anyName, ...(route.links ?? [])])
  await expectTables(main, route.tables)
  for (const {heading, entries} of route.lists ?? []) {
    const band = main.getByRole('region', {name: heading})
    await expect(band.locator('ul, ol').first().locator('> li'), heading).toHaveCount(entries)
  }
}

/** Compares the tabs with the required ones; the first is selected. */
export async function expectTabs(page: Page, tabs: readonly RouteTab[]): Promise<void> {
  const labels = tabs.map(({label}) => label)
  await expect(page.getByRole('tab')).toHaveText(labels)
  await expect(page.getByRole('tab', {selected: true})).toHaveText(labels.slice(0, 1))
}

/** Opens a tab: the address names it, unless it is the default, and no other panel is open. */
export async function openTab(page: Page, tab: RouteTab, tabs: readonly RouteTab[]): Promise<void> {
  await page.getByRole('tab', {name: tab.label, exact: true}).click()
  await expect(page).toHaveURL(
    ({searchParams}) => searchParams.get('tab') === (tab === tabs[0] ? null : tab.key),
  )
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
}

/** Asserts that headings go down one level at a time. */
export async function expectHeadingOrder(page: Page): Promise<void> {
  const levels = await page
    .getByRole('main')
    .locator('h1:visible, h2:visible, h3:visible, h4:visible, h5:visible, h6:visible')
    .evaluateAll((headings) => headings.map(({tagName}) => Number(tagName.slice(1))))
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
}

/** Compares an open panel with its required content. Without JavaScript all panels are open. */
export async function expectPanel(panel: Locator, {texts, tables}: RouteTab): Promise<void> {
  await expect(panel).toBeVisible()
  await expectTexts(panel, texts)
  await expectTables(panel, tables)
}

async function expectTexts(place: Locator, texts = ''): Promise<void> {
  const expected = plain(texts).split(' | ')
  await expect(async () => {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
    const seen = plain(await place.innerText())
    expect(expected.filter((text) => !seen.includes(text))).toEqual([])
  }, 'texts that are missing').toPass({timeout: 10_000})
}

const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase()

async function expectLinks(place: Locator, links: readonly RouteLink[] = []): Promise<void> {
  await expect(async () => {
    const found = await place
      .locator('a:visible')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => ({name: anchor.textContent, to: anchor.getAttribute('href') ?? ''})),
      )
    const missing = links.filter(
      ({name, to}) =>
        !found.some(
          (link) => link.name.includes(name) && (to instanceof RegExp ? to.test(link.to) : to === link.to),
        ),
    )
    expect(missing).toEqual([])
  }, 'links that are missing').toPass({timeout: 10_000})
}

async function expectTables(place: Locator, tables: readonly RouteTable[] = []): Promise<void> {
  for (const {name, columns, rows} of tables) {
    const table = place.getByRole('table', name ? {name} : {})
    const options = {ignoreCase: true}
    if (columns) await expect(table.getByRole('columnheader')).toHaveText([/./, ...columns], options)
    const heads = table.getByRole('rowheader')
    if (typeof rows === 'number') await expect(heads).toHaveCount(rows)
    else {
      await expect(heads).toHaveText(
        rows.map((row) => (typeof row === 'string' ? row : (row[0] ?? ''))),
        options,
      )
      for (const [index, row] of rows.entries()) {
        if (typeof row !== 'string') {
          await expect(
            table
              .getByRole('row')
              .nth(index + 1)
              .locator('th, td'),
          ).toHaveText([...row], options)
        }
      }
    }
  }
}
