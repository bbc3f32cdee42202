import {setTimeout as sleep} from 'node:timers/promises'
import {openPage, startBrowser} from '../browser.ts'
import {grow, shrink} from '../content.ts'
import {median, type Row} from '../report.ts'
import type {Part} from './part.ts'

/** A keystroke in the search field of a directory of 5,000 carriers. */
export const largeDirectory: Part = async ({product, chromium, runs, log}) => {
  const {lake, origin} = product
  await grow(lake, 'carrier', 5000)
  await product.restart()
  // The product's own prerenderer is at work for a while.
  await sleep(20_000)
  const browser = await startBrowser(chromium)
  const count = runs * 2 + 1
  const times: number[] = []
  try {
    for (let run = 0; run < count; run += 1) {
      const {page, close} = await openPage(browser, `${origin}/carriers/directory`, 'phone', 4)
      await page.locator('[data-section="carrierDirectory"] input').first().focus()
      times.push(await page.evaluate(keystroke))
      await page.keyboard.press('a')
      times[times.length - 1] = await page.evaluate(
        () => (window as unknown as {typed: Promise<number>}).typed,
      )
      await close()
    }
  } finally {
    await browser.close()
    await shrink(lake, 'carrier')
  }
  log(`directory of 5,000: ${times.map(Math.round).join(', ')} ms`)
  const row: Row = {
    what: 'Directory of 5,000 carriers, keystroke to painted, 4x slower processor',
    value: median(times),
    unit: 'ms',
    mark: 150,
    n: count,
  }
  return {rows: [row]}
}

/** Runs in the page: from the next key to the frame after the list has changed. */
function keystroke(): number {
  ;(window as unknown as {typed: Promise<number>}).typed = new Promise((resolve) => {
    let pressed = 0
    document.addEventListener(
      'keydown',
      ({timeStamp}) => {
        pressed = timeStamp
      },
      {capture: true, once: true},
    )
    const section = document.querySelector('[data-section="carrierDirectory"]')
    const status = section?.querySelector('[aria-live]')
    const before = status?.textContent
    const observer = new MutationObserver(() => {
      if (status?.textContent === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now() - pressed)
        channel.port2.postMessage(0)
      })
    })
    if (section) observer.observe(section, {childList: true, subtree: true, characterData: true})
  })
  return 0
}
