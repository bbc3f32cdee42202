import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test('the header gains its border once the page is scrolled more than 10 px', async ({page}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const look = () => header.evaluate((element) => getComputedStyle(element).boxShadow)
  await expect(header).toBeVisible()
  const flat = await look()
  await page.mouse.wheel(0, 10)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10)
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.mouse.wheel(0, 10)
  await expect(header).toHaveAttribute('data-scrolled')
  await expect.poll(look).not.toBe(flat)
  await expect(header).toBeInViewport()
})

test('drop-downs open on click, one at a time, and close on Escape and outside', async ({page}) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', {name: 'Main navigation'})
  const insurance = menu.getByRole('button', {name: 'Insurance solutions'})
  const about = menu.getByRole('button', {name: 'About us'})
  const life = menu.getByRole('link', {name: 'Life insurance'})

  await insurance.hover()
  await expect(life).toBeHidden()
  await insurance.click()
  await expect(insurance).toHaveAttribute('aria-expanded', 'true')
  await expect(life).toBeVisible()

  await about.click()
  await expect(about).toHaveAttribute('aria-expanded', 'true')
  await expect(insurance).toHaveAttribute('aria-expanded', 'false')
  await expect(life).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(about).toHaveAttribute('aria-expanded', 'false')
  await expect(about).toBeFocused()

  await insurance.click()
  await expect(life).toBeVisible()
  await page.mouse.click(720, 850)
  await expect(life).toBeHidden()

  await insurance.click()
  await life.click()
  await expect(page).toHaveURL('/insurance/life')
  await expect(life).toBeHidden()
})

test('the menus work by keyboard alone', async ({page}) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', {name: 'Skip to main navigation'})
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', {name: 'Main navigation'})).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', {name: 'Insurance solutions'})).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', {name: 'All insurance lines'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/insurance')
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
})

test('the phone number is one press away on a phone, a tablet and a laptop', async ({page}) => {
  await page.goto('/privacy')
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({width, height: 800})
    await expect(page.getByRole('banner').getByRole('link', {name: '(214) 555-0142'})).toBeVisible()
  }
})

test('a style sheet that doubles the letters on a phone leaves room for the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/privacy')
  await page.addStyleTag({content: 'html {font-size: 32px}'})
  await expect(page.getByRole('button', {name: 'Open menu'})).toBeInViewport({ratio: 1})
})

test('the groups of the footer are folded on a phone only', async ({page}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', {name: 'Our story'})
  await expect(link).toBeVisible()
  await page.setViewportSize({width: 390, height: 844})
  await expect(link).toBeHidden()
  await footer.locator('summary', {hasText: 'Company'}).click()
  await expect(link).toBeVisible()
  await expect(footer.getByRole('link', {name: 'Training'})).toBeHidden()
})

test('the menus are on one line on wide screens, whatever the font', async ({page}) => {
  await page.goto('/')
  for (const font of ['Liberation Sans', 'DejaVu Sans']) {
    await page.addStyleTag({content: `body, body * { font-family: "${font}" !important }`})
    for (const width of [1440, 1536, 1920]) {
      await page.setViewportSize({width, height: 900})
      const labels = page.locator('#main-navigation > ul > li > :is(a, button)')
      const wrapped = await labels.evaluateAll((entries) =>
        entries
          .filter((entry) => {
            const text = document.createRange()
            text.selectNodeContents(
              document.createTreeWalker(entry, NodeFilter.SHOW_TEXT).nextNode() ?? entry,
            )
            return new Set([...text.getClientRects()].map(({top}) => Math.round(top))).size > 1
          })
          .map(({textContent}) => textContent),
      )
      expect.soft(wrapped, `${font}, ${width} px`).toEqual([])
    }
  }
})
