import type {Page} from '@playwright/test'
import type {Bench} from '../bench.ts'
import {onDevice, openPage} from '../browser.ts'
import {grow, shrink} from '../content.ts'

type Trial = {name: string; path: string; screen?: 'desk'; act: (page: Page) => Promise<void>}

const searchDirectory = async (page: Page) => {
  await page.locator('[data-section="carrierDirectory"] input').first().focus()
  await page.keyboard.press('a')
}

const trials: Trial[] = [
  {
    name: 'desktop menu',
    path: '/',
    screen: 'desk',
    act: (page) => page.locator('#main-navigation button[popovertarget]').first().click(),
  },
  {
    name: 'drawer',
    path: '/',
    act: (page) => page.locator('#main-navigation button:visible').last().click(),
  },
  {name: 'tab', path: '/insurance/life', act: (page) => page.getByRole('tab').nth(1).click()},
  {
    name: 'carrier filter',
    path: '/',
    act: (page) =>
      page.locator('[data-section="carrierShowcase"] button[aria-pressed="false"]').first().click(),
  },
  {name: 'directory search', path: '/carriers/directory', act: searchDirectory},
]

/** Measures the time from an input to the next paint, on a hydrated page with a processor four times slower. */
export async function interactions(bench: Bench): Promise<void> {
  for (const trial of trials) await run(bench, trial)
  await grow(bench.lake, 'carrier', 5000)
  await bench.product.restart()
  const name = 'search in a directory of 5,000'
  await run(bench, {name, path: '/carriers/directory', act: searchDirectory})
  await shrink(bench.lake, 'carrier')
  await bench.product.restart()
}

async function run(bench: Bench, {name, path, screen = undefined, act}: Trial): Promise<void> {
  const figure = {what: `INP of ${name}, 4x slower processor`, unit: 'ms', mark: 150} as const
  await bench.measure(figure, () =>
    onDevice(bench.browser, {screen: screen ?? 'phone', slowdown: 4}, async (page) => {
      await openPage(page, bench.product.addresses.site + path)
      const slowest = page.evaluate(slowestInteraction, undefined)
      await act(page)
      return slowest
    }),
  )
}

/** Runs in the page: returns the slowest event of the next two seconds in ms, at least 16, or the slowest one of a type. */
export function slowestInteraction(type?: string): Promise<number> {
  return new Promise((resolve) => {
    let slowest = 16
    const observer = new PerformanceObserver((list) => {
      for (const {name, duration} of list.getEntries())
        if (!type || name === type) slowest = Math.max(slowest, duration)
    })
    observer.observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit)
    setTimeout(() => resolve(slowest), 2000)
  })
}
