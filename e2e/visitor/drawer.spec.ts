import {expect, test} from '../support/test.ts'

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true})

test('the menu of a phone slides in, locks the page and gives everything back', async ({page}) => {
  await page.goto('/insurance/life')
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  const opener = page.getByRole('button', {name: 'Open menu'})
  const drawer = page.getByRole('dialog', {name: 'Menu'})
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))

  await opener.tap()
  await expect(drawer).toBeVisible()
  expect(messages).toEqual([])
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBeCloseTo(390 * 0.15, 0)
  expect((await drawer.boundingBox())?.width).toBeCloseTo(390 * 0.85, 0)
  await page.mouse.move(20, 500)
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(600)

  await opener.tap()
  await expect(drawer).toBeVisible()
  await page.touchscreen.tap(20, 500)
  await expect(drawer).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')

  await opener.tap()
  await drawer.getByRole('button', {name: 'Close menu'}).tap()
  await expect(drawer).toBeHidden()
})

test('at most one group is open, and a link closes the drawer', async ({page}) => {
  await page.goto('/')
  await page.getByRole('button', {name: 'Open menu'}).tap()
  const drawer = page.getByRole('dialog', {name: 'Menu'})
  const medicare = drawer.getByRole('link', {name: 'Medicare', exact: true})
  const story = drawer.getByRole('link', {name: 'Our story'})
  await expect(medicare).toBeHidden()
  await drawer.getByText('Insurance solutions', {exact: true}).tap()
  await expect(medicare).toBeVisible()
  await drawer.getByText('About us', {exact: true}).tap()
  await expect(story).toBeVisible()
  await expect(medicare).toBeHidden()
  await story.tap()
  await expect(page).toHaveURL('/about/story')
  await expect(drawer).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the keyboard stays inside while it is open', async ({page}) => {
  await page.goto('/')
  const opener = page.getByRole('button', {name: 'Open menu'})
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', {name: 'Menu'})
  await expect(drawer).toBeVisible()
  const inside = () =>
    drawer.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    )
  // More stops than the drawer has: the focus comes round, by way of the browser's own bar.
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
