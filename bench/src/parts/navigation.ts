import type {Bench} from '../bench.ts'
import {onDevice, openPage, untilPainted} from '../browser.ts'

/** Measures the time from a click on a link to the frame that shows the next page's heading. Hovering the link first prefetches the page. */
export async function navigation(bench: Bench): Promise<void> {
  for (const {slowdown, isPrefetched, mark} of [
    {slowdown: 1, isPrefetched: true, mark: 60},
    {slowdown: 4, isPrefetched: true, mark: 160},
    {slowdown: 4, isPrefetched: false, mark: 250},
  ]) {
    const what = `Navigation, ${isPrefetched ? '' : 'not '}prefetched, click to painted, ${slowdown}x`
    await bench.measure({what, unit: 'ms', mark, times: bench.runs * 2 + 1}, () =>
      onDevice(bench.browser, {screen: 'desk', slowdown}, async (page) => {
        await openPage(page, bench.product.addresses.site)
        const link = page.locator('main a[href="/about"]').first()
        if (isPrefetched) {
          await link.hover()
          await page.waitForTimeout(1000)
        }
        await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''))
        return untilPainted(
          page,
          'click',
          () => document.querySelector('h1:not([data-before])') !== null,
          () => link.evaluate((element: HTMLElement) => element.click()),
        )
      }),
    )
  }
}
