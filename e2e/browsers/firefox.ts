import {setTimeout} from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import type {Visitor} from './visitor.ts'

/**
 * Opens Debian's Firefox. Puppeteer drives it by WebDriver BiDi, which Firefox itself speaks: Debian 12 has no geckodriver, and
 * Playwright's BiDi sends commands that the ESR does not know.
 */
export async function openFirefox([executablePath]: string[]): Promise<Visitor> {
  const args = ['--width=1280', '--height=900']
  // Puppeteer sets a viewport with a command that the ESR does not know.
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    args,
    headless: true,
    defaultViewport: null,
  })
  const page = await browser.newPage()
  let frame = page.mainFrame()
  const errors: string[] = []
  const note = (error: string) => {
    // Puppeteer evaluates its own scripts, which the site's policy blocks and the ESR reports.
    if (!error.includes('blocked a JavaScript eval')) errors.push(error)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  // Puppeteer's locators wait by scripts that the policy blocks.
  const find = async (xpath: string) => {
    for (;;) {
      const element = await frame.$(`::-p-xpath(${xpath})`)
      if (element && (await element.isVisible())) return element
      await setTimeout(100)
    }
  }
  return {
    open: async (url) => void (await page.goto(url)),
    click: async (xpath) => (await find(xpath)).click(),
    fill: async (xpath, text) => {
      const field = await find(xpath)
      await field.click({count: 3})
      await field.type(text)
    },
    choose: async (xpath, option) => {
      const choice = await frame.$(`::-p-xpath(${xpath}/option[normalize-space(.) = '${option}'])`)
      await (await find(xpath)).select(
        String(await choice?.evaluate((element) => element.getAttribute('value'))),
      )
    },
    // Puppeteer waits for a load, which going back within the site is not.
    back: () => page.evaluate(() => history.back()),
    enterFrame: async (xpath) => {
      frame = (xpath && (await (await find(xpath)).contentFrame())) || page.mainFrame()
    },
    evaluate: async (script, argument = '') => await frame.evaluate(script, argument),
    errors: () => errors,
    close: () => browser.close(),
  }
}
