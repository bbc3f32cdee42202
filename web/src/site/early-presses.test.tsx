import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {earlyPresses} from './early-presses.ts'

const page = `
  <div role="tablist">
    <button role="tab" aria-selected="true" aria-controls="a">A</button>
    <button role="tab" aria-selected="false" tabindex="-1" aria-controls="b">B</button>
  </div>
  <div id="a"></div><div id="b" hidden></div>
  <form><button id="send">Send</button><p data-without-script></p></form>
  <button id="plain" type="button"><span>Open</span></button>
  <button id="opens" type="button" popovertarget="a">Menu</button>
  <button id="commands" type="button" commandfor="a" command="show-modal">Dialog</button>
  <a href="#a" id="link">Link</a>`

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = page
  // jsdom knows neither of them.
  for (const [name, property] of [
    ['popovertarget', 'popoverTargetElement'],
    ['commandfor', 'commandForElement'],
  ] as const) {
    const button = document.querySelector(`[${name}]`)
    if (button) Object.defineProperty(button, property, {value: document.getElementById('a')})
  }
  // biome-ignore lint/security/noGlobalEval: the document has it as an inline script
  // biome-ignore lint/complexity/noCommaOperator: runs outside of this scope
  ;(0, eval)(earlyPresses)
})
afterEach(() => {
  window.earlyPresses?.stop()
  vi.useRealTimers()
  delete document.documentElement.dataset.scriptFailed
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const press = (selector: string, event: Event = new MouseEvent('click', {bubbles: true, cancelable: true})) =>
  find(selector).dispatchEvent(event)
const key = (name: string) => new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true})
const recorded = () => window.earlyPresses?.buttons.map(({id, textContent}) => id || textContent)
const tabs = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => [tab.ariaSelected, tab.tabIndex])
const open = () => ['a', 'b'].filter((id) => !find(`#${id}`).hidden)

it.each([
  ['#plain span', ['plain']],
  ['#send', ['send']],
  // The browser opens these itself.
  ['#opens', []],
  ['#commands', []],
  ['#link', []],
])('a press of %s before hydration records %j', (selector, buttons) => {
  expect(press(selector)).toBe(buttons.length === 0)
  expect(recorded()).toEqual(buttons)
})

it('opens a pressed tab', () => {
  press('[aria-controls=b]')
  expect(tabs()).toEqual([
    ['false', -1],
    ['true', 0],
  ])
  expect(open()).toEqual(['b'])
  expect(recorded()).toEqual(['B'])
})

it('opens the tab that an arrow leads to; other keys are left to the browser', () => {
  expect(press('[aria-controls=a]', key('Tab'))).toBe(true)
  expect(press('#plain', key('ArrowRight'))).toBe(true)
  expect(recorded()).toEqual([])
  expect(press('[aria-controls=a]', key('ArrowRight'))).toBe(false)
  expect(open()).toEqual(['b'])
  expect(document.activeElement).toBe(find('[aria-controls=b]'))
})

it('does not submit the form, and shows its text for visitors without script after 15 seconds', () => {
  const scroll = vi.fn()
  find('[data-without-script]').scrollIntoView = scroll
  expect(press('form', new SubmitEvent('submit', {bubbles: true, cancelable: true}))).toBe(false)
  press('#plain')
  vi.advanceTimersByTime(15_000)
  expect(document.documentElement.dataset.scriptFailed).toBeUndefined()
  press('#send')
  vi.advanceTimersByTime(14_999)
  expect(scroll).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scroll).toHaveBeenCalledOnce()
  expect(document.documentElement.dataset.scriptFailed).toBe('')
  // It records no more.
  press('#plain')
  expect(recorded()).toEqual(['plain', 'send'])
})

const element = (tag: string, src: string) => Object.assign(document.createElement(tag), {src})
const thrownIn = (filename: string) => new ErrorEvent('error', {filename})

it.each([
  ['a module of the page that does not load', element('script', '/assets/a.js'), new Event('error'), ''],
  ['a syntax error in a file of the site', window, thrownIn(`${location.origin}/assets/more-a1.js`), ''],
  [
    'the script of an extension that does not load',
    element('script', 'chrome-extension://a/assets/b.js'),
    new Event('error'),
    undefined,
  ],
  ['an error in the script of an extension', window, thrownIn('chrome-extension://a/assets/b.js'), undefined],
  ['a picture that does not load', element('img', '/assets/images/a.png'), new Event('error'), undefined],
])('a page fails only with its own code: %s', (_, target, event, failed) => {
  if (target instanceof Element) document.body.append(target)
  target.dispatchEvent(event)
  expect(document.documentElement.dataset.scriptFailed).toBe(failed)
})
