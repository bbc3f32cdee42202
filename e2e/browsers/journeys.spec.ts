import {translatePage} from '../support/translate-page.ts'
import {expect, openHydrated, test} from './test.ts'
import {labeled, type Visitor} from './visitor.ts'

const address = (visitor: Visitor) => visitor.evaluate(() => location.pathname + location.search)
const count = (visitor: Visitor, selector: string) =>
  visitor.evaluate((css) => document.querySelectorAll(css).length, selector)

test('a visitor follows a link and comes back', async ({visitor, product}) => {
  await openHydrated(visitor, product.site)
  await visitor.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await visitor.click("//main//a[contains(., 'Learn More')]")
  await expect.poll(() => address(visitor)).toBe('/about')
  const arrival = () =>
    visitor.evaluate(() => ({
      focus: document.activeElement?.tagName,
      top: scrollY,
      sameDocument: document.body.hasAttribute('data-same-document'),
    }))
  await expect.poll(arrival).toEqual({focus: 'H1', top: 0, sameDocument: true})
  await visitor.back()
  await expect.poll(() => address(visitor)).toBe('/')
})

test('tabs, a filter and a menu open', async ({visitor, product}) => {
  await openHydrated(visitor, `${product.site}/insurance/life`)
  await visitor.click("//*[@role = 'tab'][normalize-space(.) = 'Living Benefits']")
  await expect.poll(() => address(visitor)).toBe('/insurance/life?tab=benefits')
  const panel = () =>
    visitor.evaluate(
      () =>
        [...document.querySelectorAll('[role=tabpanel]')].find((each) => each.checkVisibility())?.textContent,
    )
  await expect.poll(panel).toContain('Accelerated death benefits')

  const menuLink = () =>
    visitor.evaluate(() => document.querySelector('header a[href="/about/story"]')?.checkVisibility())
  expect(await menuLink()).toBe(false)
  await visitor.click("//header//button[normalize-space(.) = 'About us']")
  await expect.poll(menuLink).toBe(true)

  await openHydrated(visitor, `${product.site}/carriers`)
  await visitor.click("//*[@data-section = 'carrierShowcase']//button[normalize-space(.) = 'Medicare']")
  await expect.poll(() => address(visitor)).toBe('/carriers?line=Medicare')
  await expect.poll(() => count(visitor, '[data-section=carrierShowcase] details')).toBe(2)
  await visitor.click("(//*[@data-section = 'carrierShowcase']//summary)[1]")
  await expect.poll(() => count(visitor, '[data-section=carrierShowcase] details[open]')).toBe(1)
})

test('the directory is searched', async ({visitor, product}) => {
  await openHydrated(visitor, `${product.site}/carriers/directory`)
  await visitor.fill("//input[@type = 'search']", 'ANCHOR')
  await expect.poll(() => address(visitor)).toBe('/carriers/directory?q=ANCHOR')
  const text = () =>
    visitor.evaluate(() => document.querySelector('[data-section=carrierDirectory]')?.textContent)
  await expect.poll(text).toMatch(/1 of \d+ carriers/)
  expect(await text()).toContain('Blue Anchor Life')
})

test('a state is remembered and is part of a question about a carrier', async ({visitor, product}) => {
  await openHydrated(visitor, `${product.site}/carriers/directory`)
  await visitor.choose(labeled('State'), 'Texas')
  const footer = () => visitor.evaluate(() => document.querySelector('footer')?.textContent)
  await expect.poll(footer).toContain('in your area')
  await visitor.click("//a[normalize-space(.) = 'Ask for this carrier: Blue Anchor Life']")
  await expect.poll(() => address(visitor)).toMatch(/^\/contact\?carrier=Blue\+Anchor\+Life&state=Texas/)
  const main = () => visitor.evaluate(() => document.querySelector('main')?.textContent)
  await expect.poll(main).toContain('Asking about: Blue Anchor Life, Texas')
  await visitor.evaluate(() => localStorage.clear())
})

test('a page that the browser translates follows the choice of a state', async ({visitor, product}) => {
  await openHydrated(visitor, `${product.site}/carriers/directory`)
  await visitor.evaluate(translatePage as never)
  const disclaimer = () =>
    visitor.evaluate(() => document.querySelector('footer [data-disclaimer]')?.textContent)
  const everywhere = await disclaimer()
  await visitor.choose(labeled('State'), 'Texas')
  await expect.poll(disclaimer).not.toBe(everywhere)
  await visitor.fill("//input[@type = 'search']", 'ANCHOR')
  const text = () =>
    visitor.evaluate(() => document.querySelector('[data-section=carrierDirectory]')?.textContent)
  await expect.poll(text).toMatch(/[01] of \d+ carriers/)
  const shown = await disclaimer()
  await openHydrated(visitor, `${product.site}/carriers/directory`)
  await expect.poll(disclaimer).toBe(shown)
  await visitor.evaluate(() => localStorage.clear())
})

test('a question finds its page', async ({visitor, product}) => {
  await openHydrated(visitor, `${product.site}/search?q=how+do+I+get+contracted`)
  const first = () => visitor.evaluate(() => document.querySelector('main h3 a, main li a')?.textContent)
  await expect.poll(first).toContain('Contracting')
})

test('a navigation that fails shows a message, and works again without a reload', async ({
  visitor,
  product,
}) => {
  await openHydrated(visitor, product.site)
  await visitor.evaluate(() => {
    const {fetch} = window
    window.fetch = () => Promise.reject(new TypeError('no network'))
    addEventListener('online', () => Object.assign(window, {fetch}), {capture: true})
  })
  await visitor.click("//main//a[contains(., 'Learn More')]")
  const heading = () => visitor.evaluate(() => document.querySelector('h1')?.textContent)
  await expect.poll(heading).toBe('Something went wrong')
  await visitor.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(heading).toContain('A company that')
  expect(await address(visitor)).toBe('/about')
  // React writes the error of the failed page to the console.
  visitor.errors().splice(0)
})

test('an inquiry reaches the office', async ({visitor, product}, {project}) => {
  const email = `${project.name}-${Date.now().toString(36)}@agents.example`
  await openHydrated(visitor, `${product.site}/contact`)
  await visitor.fill(labeled('Full name'), 'Ada Browser')
  await visitor.fill(labeled('Email address'), email)
  await visitor.fill(labeled('Phone number'), '214 555 0186')
  await visitor.choose(labeled('License status'), 'Currently Licensed')
  await visitor.choose(labeled('Experience level'), '5+ years')
  await visitor.click("//label[normalize-space(.) = 'Medicare']")
  // What is sent sooner counts as a robot's.
  await expect.poll(() => visitor.evaluate(() => performance.now())).toBeGreaterThan(3100)
  await visitor.click("//button[normalize-space(.) = 'Submit Inquiry']")
  const main = () => visitor.evaluate(() => document.querySelector('main')?.textContent)
  await expect.poll(main).toContain('Thank you for your interest in joining')
  const stored = async () => (await fetch(`${product.backend}/local/inquiries`)).text()
  await expect.poll(stored).toContain(email)
})

test('the preview connects to the Studio on another origin, and a click opens the field', async ({
  visitor,
  product,
}) => {
  await visitor.open(`${product.studio}/presentation?preview=/about`)
  const opened = () => visitor.evaluate(() => decodeURIComponent(location.href))
  // The preview may load the page again, which ends a visit to its frame.
  await expect(async () => {
    await visitor.enterFrame()
    await visitor.enterFrame('//iframe')
    expect(await count(visitor, 'sanity-visual-editing [data-ui]')).toBeGreaterThan(0)
    // The overlay reacts only to a pointer that enters, and the driver of WebKit clicks without moving it.
    await visitor.click('(//main//p[@data-sanity])[1]')
    await visitor.evaluate(() => {
      const move = new MouseEvent('mousemove', {bubbles: true})
      document.querySelector('h1[data-sanity]')?.dispatchEvent(move)
    })
    await visitor.click('//h1[@data-sanity]')
    await visitor.enterFrame()
    await expect.poll(opened, {timeout: 3000}).toMatch(/page-about.*heading/)
  }).toPass()
  // The Studio writes hints to its console.
  visitor.errors().splice(0)
})
