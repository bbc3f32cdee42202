import {expect, type Locator, type Page} from '@playwright/test'
import type {Route, RouteLink, RouteTab, RouteTable} from '../routes/route.ts'

/** Holds the page that is open against what the specification names for it. */
export async function seeRoute(page: Page, route: Route): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {level: 1})).toHaveCount(1)
  await expect(main.getByRole('heading', {level: 1})).toHaveText(route.heading ?? /\S/)
  await expect(page).toHaveTitle(route.title)
  await seeTexts(main, route.texts)
  await seeLinks(main, route.links)
  await seeTables(main, route.tables)
  for (const {heading, entries} of route.lists ?? []) {
    const band = main.getByRole('region', {name: heading})
    await expect(band.locator('ul, ol').first().locator('> li'), heading).toHaveCount(entries)
  }
}

/** Opens each tab and holds its panel against the specification. The default comes first, and open. */
export async function seeTabs(page: Page, tabs: readonly RouteTab[]): Promise<void> {
  const labels = tabs.map(({label}) => label)
  await expect(page.getByRole('tab')).toHaveText(labels)
  await expect(page.getByRole('tab', {selected: true})).toHaveText(labels.slice(0, 1))
  for (const tab of tabs) {
    await page.getByRole('tab', {name: tab.label, exact: true}).click()
    await expect(page).toHaveURL(
      ({searchParams}) => searchParams.get('tab') === (tab === tabs[0] ? null : tab.key),
    )
    await seePanel(page.getByRole('tabpanel', {name: tab.label, exact: true}), tab)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  }
}

/** One panel, open or, without script, in its place among the others. */
export async function seePanel(panel: Locator, {texts, tables}: RouteTab): Promise<void> {
  await expect(panel).toBeVisible()
  await seeTexts(panel, texts)
  await seeTables(panel, tables)
}

async function seeTexts(place: Locator, texts: readonly string[] = []): Promise<void> {
  await expect(async () => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
    const seen = plain(await place.innerText())
    expect(texts.filter((text) => !seen.includes(plain(text)))).toEqual([])
  }, 'texts that are missing').toPass({timeout: 10_000})
}

const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ').toLowerCase()

async function seeLinks(place: Locator, links: readonly RouteLink[] = []): Promise<void> {
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

async function seeTables(place: Locator, tables: readonly RouteTable[] = []): Promise<void> {
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
