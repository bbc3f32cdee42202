import {untilAlive} from '../support/alive.ts'
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

/**
 * Runs in the page: the first rule of the whole sheet that its own styles lack, or have at another place; undefined when there is none.
 * Animations, paper and other browsers' rules are not theirs.
 */
function missing(): string | undefined {
  const rulesOf = (group: Pick<CSSGroupingRule, 'cssRules'>, around: string): string[] =>
    [...group.cssRules].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule) return []
      if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return []
      if (rule instanceof CSSMediaRule && rule.conditionText === 'print') return []
      if (!(rule instanceof CSSGroupingRule)) return [`${around} ${rule.cssText}`]
      const [start = ''] = rule.cssText.split('{')
      return rulesOf(rule, `${around} ${start}`)
    })
  const own = document.querySelector<HTMLStyleElement>('style:not([data-font])')?.sheet
  const whole = document.querySelector<HTMLLinkElement>('link[data-later]')?.sheet
  if (!own || !whole) return 'the sheets'
  const there = rulesOf(own, '')[Symbol.iterator]()
  return rulesOf(whole, '').find((rule) => {
    for (let next = there.next(); !next.done; next = there.next()) if (next.value === rule) return false
    return true
  })
}

test.describe('with script', () => {
  for (const path of paths) {
    test.describe(path, () => {
      test.use({allowedErrors: [/woff2/]})
      test(`the rest of the styles comes to its places among those of ${path}, and nothing looks otherwise`, async ({
        page,
      }) => {
        await page.route(/woff2$/, (route) => route.abort())
        await page.goto(path)
        await untilAlive(page)
        await expect.poll(() => page.evaluate(missing)).toBeUndefined()
        // The whole sheet is for paper still: it need not apply once more.
        await expect(page.locator('link[data-later]')).toHaveAttribute('media', 'print')
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
        const before = await page.evaluateHandle(record)
        await page
          .locator('link[data-later]')
          .evaluate((link: HTMLLinkElement) => link.setAttribute('media', 'all'))
        await page.waitForTimeout(500)
        expect((await page.evaluate(changes, before)).slice(0, 5)).toEqual([])
      })
    })
  }

  test('a font that comes late moves nothing', async ({page}) => {
    let send = () => {}
    const late = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(/woff2$/, async (route) => {
      await late
      await route.continue()
    })
    await page.goto('/about', {waitUntil: 'domcontentloaded'})
    const width = () =>
      page.locator('h1').evaluate((heading) => {
        const text = document.createRange()
        text.selectNodeContents(heading)
        return text.getBoundingClientRect().width
      })
    const before = await width()
    send()
    await page.evaluate(() => document.fonts.ready)
    await untilAlive(page)
    await expect.poll(() => page.evaluate(missing)).toBeUndefined()
    expect(await width()).toBe(before)
  })

  test.describe('without its sheet', () => {
    test.use({allowedErrors: [/css/]})

    test('a sheet that cannot be had leaves the page as it is', async ({page}) => {
      await page.route(/\.css$/, (route) => route.abort())
      await page.goto('/contact')
      await untilAlive(page)
      await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    })
  })
})
