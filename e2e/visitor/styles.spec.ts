import {expect, test} from '../support/test.ts'

const paths = ['/', '/insurance/medicare', '/carriers/directory', '/contact', '/about/news', '/terms']

type Look = {element: Element; pseudo: string; values: string[]; place: string}

/** Runs in the page: what every element looks like, and what stands before and after its inside. */
function record(): {names: string[]; looks: Look[]} {
  // The list names the custom properties of the whole sheet; what they do is in the others. A browser gives automatic
  // margins as it last needed them; where the element stands tells what they are. Transitions come with the rest.
  const names = [...getComputedStyle(document.body)].filter(
    (name) => !/^(?:--|margin-|transition-)/.test(name),
  )
  const looks = [...document.querySelectorAll('body, body *:not(script)')].flatMap((element) =>
    ['', '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      const place = JSON.stringify(element.getBoundingClientRect())
      return {element, pseudo, values: names.map((name) => style.getPropertyValue(name)), place}
    }),
  )
  return {names, looks}
}

/** Runs in the page: what looks otherwise now, as "element property: before, after". */
function changes({names, looks}: ReturnType<typeof record>): string[] {
  return looks.flatMap(({element, pseudo, values, place}) => {
    const style = getComputedStyle(element, pseudo)
    const now = JSON.stringify(element.getBoundingClientRect())
    const moved =
      now === place ? [] : [`${element.tagName}.${element.className} stands at ${now}, before ${place}`]
    const changed = names.flatMap((name, at) => {
      const now = style.getPropertyValue(name)
      return now === values[at]
        ? []
        : [`${element.tagName}.${element.className}${pseudo} ${name}: ${values[at]}, ${now}`]
    })
    return [...moved, ...changed]
  })
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, allowedErrors: [/woff2/]})

  for (const path of paths) {
    test(`the styles inside of ${path} are all that it needs`, async ({page}) => {
      // Whether it comes in time is another matter.
      await page.route(/woff2$/, (route) => route.abort())
      await page.goto(path)
      const before = await page.evaluateHandle(record)
      await page.evaluate(() => {
        document.querySelector('style[data-font]')?.remove()
        for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.media = 'all'
      })
      await page.waitForTimeout(500)
      expect((await page.evaluate(changes, before)).slice(0, 5)).toEqual([])
    })
  }
})

test.describe('while the styles of what is off the screen are worked out', () => {
  for (const path of ['/', '/carriers/directory', '/carriers/products']) {
    test(`nothing of ${path} moves, and a narrower window cuts nothing off`, async ({page}) => {
      // The page hears of a frame only when it is told.
      await page.addInitScript(() => {
        const waiting: FrameRequestCallback[] = []
        Object.assign(window, {
          requestAnimationFrame: (callback: FrameRequestCallback) => waiting.push(callback),
          tellOfFrame: () => {
            for (const callback of waiting.splice(0)) callback(performance.now())
          },
        })
      })
      await page.goto(path, {waitUntil: 'load'})
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[data-section], [data-section] li, footer')].map((element) =>
            JSON.stringify(element.getBoundingClientRect()),
          ),
        )
      const before = await places()
      const spared = page.locator('footer[style*="content-visibility"]')
      await expect(spared).toHaveCount(1)
      expect(await places()).toEqual(before)
      await page.evaluate('tellOfFrame()')
      await expect(spared).toHaveCSS('content-visibility', 'auto')
      expect(await places()).toEqual(before)

      await page.setViewportSize({width: 390, height: 844})
      const cutOff = () =>
        page.locator('footer').evaluate((footer) => {
          footer.scrollIntoView()
          return footer.scrollHeight - footer.clientHeight
        })
      await expect.poll(cutOff).toBeLessThanOrEqual(0)
      await expect(spared).toHaveCount(1)
    })
  }
})
