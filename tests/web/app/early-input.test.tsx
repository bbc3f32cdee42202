import {expect, test, vi} from 'vitest'
import {type EarlyInput, keepEarlyInput} from '../../../web/src/app/early-input.ts'
import {replayEarlyInput} from '../../../web/src/app/replay-early-input.ts'

const keep = (): EarlyInput => keepEarlyInput(window, () => {})

test('a button pressed early acts once, when the page answers', async () => {
  document.body.innerHTML = '<button type="button"><span>Open</span></button>'
  const opened = vi.fn()
  const early = keep()
  document.querySelector('span')?.click()
  document.querySelector('button')?.addEventListener('click', opened)
  expect(opened).not.toHaveBeenCalled()
  await replayEarlyInput(early)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a form sent early is sent again, not by the browser', async () => {
  document.body.innerHTML =
    '<form><input name="email" required value="a@b.example"><button>Send</button></form>'
  const form = document.querySelector('form')
  const early = keep()
  document.querySelector('button')?.click()
  const sent = vi.fn((event: Event) => event.preventDefault())
  form?.addEventListener('submit', sent)
  await replayEarlyInput(early)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('links are left to the browser', async () => {
  document.body.innerHTML = '<a href="#there">There</a>'
  const early = keep()
  const followed = vi.fn()
  document.querySelector('a')?.addEventListener('click', followed)
  document.querySelector('a')?.click()
  expect(followed).toHaveBeenCalledTimes(1)
  await replayEarlyInput(early)
  expect(followed).toHaveBeenCalledTimes(1)
})

test('keys that choose a tab reach it one after the other', async () => {
  document.body.innerHTML = '<button type="button" role="tab">Plans</button><input>'
  const tab = document.querySelector('button')
  const early = keep()
  tab?.focus()
  const press = (key: string) => new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})
  expect(tab?.dispatchEvent(press('ArrowRight'))).toBe(false)
  tab?.dispatchEvent(press('End'))
  expect(document.querySelector('input')?.dispatchEvent(press('ArrowRight'))).toBe(true)
  const keys: string[] = []
  tab?.addEventListener('keydown', ({key}) => keys.push(key))
  await replayEarlyInput(early)
  expect(keys).toEqual(['ArrowRight', 'End'])
})

test('what is typed early is told when the part it stands in has come to life, whether its field has it still or not', async () => {
  document.body.innerHTML = '<input name="kept"><input name="forgotten"><select><option>A<option>B</select>'
  const [kept, forgotten] = document.querySelectorAll('input')
  const select = document.querySelector('select')
  if (!kept || !forgotten || !select) throw new Error('The fields are missing')
  const early = keep()
  for (const field of [kept, forgotten, select]) {
    field.value = field === select ? 'B' : 'life'
    field.dispatchEvent(new Event('input', {bubbles: true}))
  }
  const told: string[] = []
  for (const type of ['input', 'change']) {
    document.body.addEventListener(type, ({target}) => {
      if (target instanceof HTMLInputElement) told.push(`${type} ${target.name} ${target.value}`)
      if (target instanceof HTMLSelectElement) told.push(`${type} select ${target.value}`)
    })
  }
  kept.focus()
  kept.setSelectionRange(2, 2)
  const replayed = replayEarlyInput(early)
  forgotten.value = ''
  select.value = 'A'
  await replayed
  expect(told).toEqual(['input kept life', 'input forgotten life', 'change select B'])
  expect(kept.selectionStart).toBe(2)
})

test('what the browser does by itself is left to it', async () => {
  document.body.innerHTML = '<button type="button">Menu</button>'
  const button = document.querySelector('button')
  const early = keep()
  const opened = vi.fn()
  button?.addEventListener('click', opened)
  for (const property of ['popoverTargetElement', 'commandForElement']) {
    // jsdom has neither.
    Object.defineProperty(button, property, {value: document.body, configurable: true})
    button?.click()
    Object.defineProperty(button, property, {value: null, configurable: true})
  }
  expect(opened).toHaveBeenCalledTimes(2)
  await replayEarlyInput(early)
  expect(opened).toHaveBeenCalledTimes(2)
})

test('the rest is asked for when the page has loaded, and wanted at the first input', async () => {
  const start = vi.fn()
  const wanted = vi.fn()
  const early = keepEarlyInput(window, start)
  void early.first.then(wanted)
  window.dispatchEvent(new Event('load'))
  await Promise.resolve()
  expect([start.mock.calls.length, wanted.mock.calls.length]).toEqual([1, 0])
  window.dispatchEvent(new Event('pointerdown'))
  await Promise.resolve()
  expect([start.mock.calls.length, wanted.mock.calls.length]).toEqual([2, 1])
  await replayEarlyInput(early)
})
