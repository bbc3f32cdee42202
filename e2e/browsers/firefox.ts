import puppeteer from 'puppeteer-core'
import type {Visitor} from './visitor.ts'

/**
 * Opens Debian's Firefox. Puppeteer drives it by WebDriver BiDi, which Firefox itself speaks: Debian 12 has no geckodriver, and
 * Playwright's BiDi sends commands that the ESR does not know.
 */
export async function openFirefox([executablePath]: string[]): Promise<Visitor> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath, headless: true})
  const page = await browser.newPage()
  await page.setViewport({width: 1280, height: 900})
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`)
  return {
    open: async (url) => void (await page.goto(url)),
    click: (xpath) => find(xpath).click(),
    fill: (xpath, text) => find(xpath).fill(text),
    choose: async (xpath, option) => {
      const choice = await page.waitForSelector(
        `::-p-xpath(${xpath}/option[normalize-space(.) = '${option}'])`,
      )
      await find(xpath).fill(String(await choice?.evaluate((element) => element.getAttribute('value'))))
    },
    back: async () => void (await page.goBack()),
    evaluate: async (script, argument = '') => await page.evaluate(script, argument),
    errors: () => errors,
    close: () => browser.close(),
  }
}
