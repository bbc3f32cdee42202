import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {freePort} from '@upline/testing/ports.ts'
import {execa} from 'execa'
import {Builder, By, Capabilities, until} from 'selenium-webdriver'
import type {Visitor} from './visitor.ts'

const waitMs = 20_000

/** Opens WebKitGTK's MiniBrowser, the engine of Safari, on its own display. */
export async function openWebkit([driverProgram = '', displayProgram = '']: string[]): Promise<Visitor> {
  const display = execa(
    displayProgram,
    ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stderr: 'ignore',
      reject: false,
    },
  )
  const ended = display.then(() => {
    throw new Error('Xvfb has no display.')
  })
  // Reads the whole line, because Xvfb ends if its output is not read.
  const [number] = await Promise.race([once(createInterface({input: display.stdout}), 'line'), ended])
  const port = await freePort()
  const service = execa(driverProgram, [`--port=${port}`], {
    env: {DISPLAY: `:${number}`},
    stdio: 'ignore',
    reject: false,
    killDescendants: true,
  })
  const stop = async () => {
    service.kill()
    await service
    display.kill()
    await display
  }
  try {
    const driver = await connect(`http://127.0.0.1:${port}`)
    const find = async (xpath: string) => {
      const element = await driver.wait(until.elementLocated(By.xpath(xpath)), waitMs)
      // The driver scrolls, but does not wait for the end of a smooth scroll.
      await driver.executeScript(
        'arguments[0].scrollIntoView({block: "center", behavior: "instant"})',
        element,
      )
      return driver.wait(until.elementIsVisible(element), waitMs)
    }
    return {
      open: (url) => driver.get(url),
      click: async (xpath) => (await find(xpath)).click(),
      fill: async (xpath, text) => (await find(xpath)).sendKeys(text),
      choose: async (xpath, option) =>
        (await find(`${xpath}/option[normalize-space(.) = '${option}']`)).click(),
      back: () => driver.navigate().back(),
      enterFrame: async (xpath) => driver.switchTo().frame(xpath ? await find(xpath) : null),
      evaluate: (script, argument = '') => driver.executeScript(script, argument),
      errors: () => [], // classic WebDriver reports none
      close: async () => {
        await driver.quit()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Connects as soon as the driver listens. */
async function connect(address: string) {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`${address}/status`).catch(() => undefined)
    if (answer?.ok) break
    if (attempt === 100) throw new Error('WebKitWebDriver does not listen.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({browserName: 'MiniBrowser'}))
    .build()
}
